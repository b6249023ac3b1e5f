/// The version that `--version` prints, and the adventure’s `version`.
package let programVersion = "0.1.0"
