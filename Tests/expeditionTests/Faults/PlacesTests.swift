import Foundation
import Testing

/// Places where nothing, or not everything, can be saved: the whole campaign is won there all the same, and
/// one sentence says what is wrong.
struct PlacesTests {
  /// A shell script that ends in `$PLAY`, and why it cannot be saved.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let script: String
    let message: String?
    var testDescription: String { name }
  }

  /// Root may write everywhere; nobody may not.
  private static let asNobody =
    geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""

  static let places: [Place] = [
    Place(
      name: "no HOME", script: "unset D; $PLAY",
      message: "There is no folder to save in: HOME is not set. The game goes on, unsaved."),
    Place(
      name: "a read-only folder", script: #"mkdir "$D/in"; chmod 555 "$D/in"; D="$D/in"; $PLAY"#,
      message: "progress.json cannot be saved: permission is denied."),
    Place(
      name: "a parent that takes no folder",
      script: #"mkdir "$D/in"; chmod 555 "$D/in"; D="$D/in/out/data"; $PLAY"#,
      message: "progress.json cannot be saved: permission is denied."),
    Place(
      name: "a file in place of the folder", script: #"D="$D/expedition/data"; $PLAY"#,
      message: "cannot be saved: it is not an ordinary file"),
  ]

  @Test(arguments: places) func `the campaign is won where nothing can be saved`(
    _ place: Place
  ) throws {
    let run = try play(place.script, with: Self.asNobody)
    try expect(run, saying: place.message, status: 1)
  }

  /// A disk of 64 KiB, with room for all, or for little more than the first save.
  static let disks: [Place] = [
    Place(name: "64 KiB", script: "$PLAY", message: nil),
    Place(
      name: "64 KiB, but for one page full",
      script: #"head -c 61440 /dev/zero > "$D/ballast"; $PLAY"#,
      message: "progress.json cannot be saved: the disk is full."),
  ]

  @Test(.enabled(if: canMount, "a small disk takes the right to mount one"), arguments: disks)
  func `the campaign is won on a disk of 64 KiB`(_ place: Place) throws {
    let script = #"mount -t tmpfs -o size=64k small "$D/in" && D="$D/in" && "# + place.script
    let run = try play(#"mkdir "$D/in"; "# + script, with: "unshare -m")
    try expect(run, saying: place.message, status: place.message == nil ? 0 : 1)
  }

  private static let canMount =
    (try? Run("unshare -m mount -t tmpfs -o size=64k small /mnt"))?.status == 0

  /// Runs a script as `user` in a folder that anyone may use; `$D` is the folder, and `$PLAY` plays in it.
  private func play(_ script: String, with user: String) throws -> Run {
    try withFolder { folder in
      // Where the tests are built, nobody may not go. A copy that this process made could not be run while
      // a child of another test still held it open for writing.
      let program = folder.appending(path: "expedition")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o777], ofItemAtPath: folder.path())
      let play =
        #"exec "$P" play --plain --seed 1 --clock script --lang en ${D:+--data-dir "$D"}"#
      return try Run(
        #"cp "$0" "$P" && \#(user) /bin/sh -c "$SCRIPT""#,
        [
          "D": folder.path(), "P": program.path(),
          "SCRIPT": script.replacing("$PLAY", with: play),
        ], input: try expeditionTests.script("campaign.en"))
    }
  }

  /// The same as where everything is well, but for one sentence.
  private func expect(_ run: Run, saying message: String?, status: Int32) throws {
    let well = try withFolder { try Run.play(try script("campaign.en"), in: $0) }
    #expect(run.status == status)
    let lines = run.output.components(separatedBy: "\n").filter { !$0.isEmpty }
    let isMessage = { (line: String) in message.map { line.contains($0) } ?? false }
    #expect(lines.count(where: isMessage) == (message == nil ? 0 : 1))
    let others = lines.filter { !isMessage($0) }
    #expect(others == well.output.components(separatedBy: "\n").filter { !$0.isEmpty })
  }
}
