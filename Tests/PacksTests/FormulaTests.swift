import Localization
import Testing

@testable import Packs

/// Formulas in TeX become words and signs, or stay and are told of.
struct FormulaTests {
  static let known: [(String, String)] = [
    (#"$\frac{1}{2}$"#, "1/2"), (#"$\frac12$"#, "1/2"), (#"$\dfrac{a+b}{2c}$"#, "(a+b)/2c"),
    (#"$\frac{1}{2}bh$"#, "(1/2)bh"), (#"$2\frac{1}{2}$"#, "2 1/2"), (#"$x\frac{a}{b}$"#, "x(a/b)"),
    (#"$\frac{1}{2} + x_1$"#, "1/2 + x₁"), (#"$\frac{1}{2}\frac{1}{3}$"#, "(1/2)1/3"),
    (#"$x^2$"#, "x²"), (#"$x^{10}$"#, "x¹⁰"), (#"$2^{-n}$"#, "2⁻ⁿ"), (#"$x^{a+b}$"#, "x^(a+b)"),
    (#"$e^x$"#, "e^x"), (#"\(\mathrm{H_2O}\)"#, "H₂O"), (#"$x_{max}$"#, "x_(max)"),
    (#"$\sqrt{2}$"#, "√2"), (#"$\sqrt{a+b}$"#, "√(a+b)"), (#"$\sqrt[3]{8}$"#, "³√8"),
    (#"$$2 \times 3 \le 7$$"#, "2 × 3 ≤ 7"), (#"\[ \alpha + \Omega \neq \pi \]"#, "α + Ω ≠ π"),
    (#"$90^\circ$"#, "90°"), (#"\(f'(\theta)\)"#, "f′(θ)"),
    (#"$\text{if } x_1 \in \mathbb{R}$"#, "if x₁ ∈ ℝ"),
    (#"$\left( \frac{a}{b} \right)$"#, "( a/b )"), (#"$5\,\%$"#, "5 %"),
    (#"$\sin \alpha$"#, "sin α"), ("$x$", "x"), (#"$\{1\}_2$"#, "{1}₂"),
  ]

  /// What is no formula, and stays; whether that is told.
  static let kept: [(String, Bool)] = [
    ("It costs $5 and $6.", false), ("a $ b", false), (#"\alpha"#, false), ("US$ 5_000", false),
    (#"$\binom{n}{k}$"#, true), (#"\(x"#, false), (#"$\frac{1}$"#, true), (#"$x^$"#, true),
    (#"$a_{1$"#, true), (#"$a}_1$"#, true), (#"$\begin{array}x\end{array}$"#, true),
    (
      "$" + String(repeating: "{", count: 40) + "x_1" + String(repeating: "}", count: 40) + "$",
      true
    ),
  ]

  private func read(_ text: String) throws -> (String?, [ImportIssue]) {
    var reader = QuestionTextReader()
    let plain = try reader.readText(Array(text.utf8), as: .plain, at: 0)
    return (plain?.string, reader.issues)
  }

  @Test(arguments: known) func `a formula becomes one line`(
    _ formula: String, _ expected: String
  ) throws {
    let (text, issues) = try read("a \(formula) b")
    #expect(text == "a \(expected) b")
    #expect(issues.isEmpty)
  }

  @Test(arguments: kept) func `what is not known stays as it is`(
    _ text: String, _ isTold: Bool
  ) throws {
    let (read, issues) = try read(text)
    #expect(read == text)
    #expect(issues.map { String(describing: $0.reason) } == (isTold ? ["formulaKept"] : []))
  }

  @Test func `a question with several unknown formulas is told of once`() {
    let text = #"$\\foo^1$?{=$\\bar^2$ and so on ~$\\baz^3$ or so}"#
    let made = PackImport(
      Array(text.utf8), format: .gift, title: SafeText(cleaning: "t"), language: .en)
    #expect(told(made) == ["formulaKept 1:1"])
  }
}
