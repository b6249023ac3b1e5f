# How a release is built, for `swift build "${release_options[@]}"`. To be sourced, from the root.
#
# The program runs on one thread, to which a test holds its sources; so its counts of references need no locks, which
# would take an eighth of the time in which a long pack opens. On Linux it needs nothing but /proc, not even the C
# library, which must be there as libc.a to build it (Debian: libc6-dev); there each function is a section of its own,
# so that the linker leaves out what nothing calls and keeps one of equals; it begins at the next four bytes, not
# sixteen, and keeps no pointer to its frame, which only a debugger would use.

release_options=(-c release -Xswiftc -gnone -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded)
if [ "$(uname)" = Linux ]; then
  release_options+=(--static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld)
  release_options+=(--omit-frame-pointers -Xswiftc -Xllvm -Xswiftc -align-all-functions=2)
  release_options+=(-Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -internalize-at-link)
  release_options+=(-Xlinker --icf=all -Xlinker --no-export-dynamic -Xlinker -T -Xlinker .ci/release.ld)
fi
