# How a release is built, for `swift build "${release_options[@]}"`, and where. To be sourced, from the root.
#
# The program runs on one thread, to which a test holds its sources; so its counts of references need no locks, which
# would take an eighth of the time in which a long pack opens. On Linux it needs nothing but /proc, not even the C
# library, which must be there as libc.a to build it (Debian: libc6-dev).

release_build=.build/static/release # beside a debug build, which may run at the same time
release_options=(-c release --scratch-path .build/static -Xswiftc -gnone)
release_options+=(-Xswiftc -Xfrontend -Xswiftc -assume-single-threaded)
# Regular expressions, of which `replacing` is one, would add a megabyte to it.
release_options+=(-Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import)
if [ "$(uname)" = Linux ]; then
  release_options+=(--static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld)
  release_options+=(-Xlinker -T -Xlinker .ci/release.ld)
fi
