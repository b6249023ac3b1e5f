package import Adventure
package import Flow
package import Localization

extension Session {
  /// What a session is made of.
  package struct Setup: Sendable {
    package let chapters: [Chapter]
    /// Whose chapters they are; nil for the program’s own.
    package let pack: PackMetadata?
    package let progress: Progress
    package let settings: Settings
    /// What is kept of the descents.
    package let descents: SavedDescents
    /// The language of the moment, not the saved one.
    package let language: Language
    /// Makes the world of the adventure once it is entered; nil where there is none.
    package let makeWorld: (@Sendable () -> World)?
    package let voice: VoiceTraits
    /// The seed of the first round; the one after it has the next number. Nil: that of the progress.
    package let roundSeed: UInt64?

    package init(
      chapters: [Chapter], of pack: PackMetadata? = nil, progress: Progress,
      settings: Settings = Settings(), descents: SavedDescents = SavedDescents(),
      language: Language, world: (@Sendable () -> World)? = nil,
      voice: VoiceTraits = VoiceTraits(), roundSeed: UInt64? = nil
    ) {
      self.chapters = chapters
      self.pack = pack
      self.progress = progress
      self.settings = settings
      self.descents = descents
      self.language = language
      makeWorld = world
      self.voice = voice
      self.roundSeed = roundSeed
    }
  }
}
