/// What commands of TeX stand for, in one line of text.
enum TeXSigns {
  /// Commands of one mark: blanks, and marks that stand for themselves.
  static let marks: [UInt8: String] = {
    var marks: [UInt8: String] = [UInt8(ascii: "!"): ""]
    for blank in ",:; \\\n".utf8 { marks[blank] = " " }
    for mark in "{}%$&#_".utf8 { marks[mark] = String(Unicode.Scalar(mark)) }
    return marks
  }()

  /// Commands that say how the next group looks.
  static let wrappers: Set<String> = [
    "mathrm", "mathbf", "mathit", "mathsf", "mathcal", "text", "textbf", "textit", "textrm", "mbox",
    "operatorname",
  ]

  static let sets = ["N": "ℕ", "Z": "ℤ", "Q": "ℚ", "R": "ℝ", "C": "ℂ"]
  static let raised = table("0123456789+-=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ")
  static let lowered = table("0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎")

  static let named: [String: String] = {
    var table: [String: String] = [:]
    for entry in (signs + "," + greek).split(separator: ",") {
      let parts = entry.split(separator: "=", maxSplits: 1)
      table[String(parts[0])] = String(parts[1])
    }
    for word in words.split(separator: ",") { table[String(word)] = String(word) }
    for word in silent.split(separator: ",") { table[String(word)] = "" }
    for word in ["quad", "qquad"] { table[word] = " " }
    return table
  }()

  private static func table(_ keys: String, _ values: String) -> [Character: Character] {
    Dictionary(uniqueKeysWithValues: zip(keys, values))
  }

  private static let words = "sin,cos,tan,cot,log,ln,exp,lim,min,max,gcd,det,arcsin,arccos,arctan"

  private static let silent =
    "displaystyle,textstyle,limits,nolimits,big,Big,bigl,bigr,Bigl,Bigr,rm,bf,it"

  private static let signs =
    "times=×,cdot=·,div=÷,pm=±,mp=∓,ast=*,star=*,le=≤,leq=≤,leqslant=≤,ge=≥,geq=≥,geqslant=≥"
    + ",lt=<,gt=>,ne=≠,neq=≠,approx=≈,equiv=≡,sim=∼,simeq=≃,cong=≅,propto=∝,infty=∞,to=→"
    + ",rightarrow=→,longrightarrow=→,leftarrow=←,leftrightarrow=↔,Rightarrow=⇒,Leftarrow=⇐"
    + ",Leftrightarrow=⇔,implies=⇒,iff=⇔,mapsto=↦,in=∈,notin=∉,ni=∋,subset=⊂,subseteq=⊆"
    + ",supset=⊃,supseteq=⊇,cup=∪,cap=∩,setminus=∖,emptyset=∅,varnothing=∅,forall=∀,exists=∃"
    + ",neg=¬,lnot=¬,land=∧,wedge=∧,lor=∨,vee=∨,sum=∑,prod=∏,int=∫,partial=∂,nabla=∇,circ=∘"
    + ",degree=°,angle=∠,perp=⊥,parallel=∥,mid=|,vert=|,prime=′,ldots=…,cdots=…,dots=…,colon=:"
    + ",langle=⟨,rangle=⟩,lbrace={,rbrace=},lbrack=[,rbrack=],backslash=\\,hbar=ħ,ell=ℓ"

  private static let greek =
    "alpha=α,beta=β,gamma=γ,delta=δ,epsilon=ε,varepsilon=ε,zeta=ζ,eta=η,theta=θ,vartheta=ϑ"
    + ",iota=ι,kappa=κ,lambda=λ,mu=μ,nu=ν,xi=ξ,omicron=ο,pi=π,varpi=ϖ,rho=ρ,varrho=ρ,sigma=σ"
    + ",varsigma=ς,tau=τ,upsilon=υ,phi=φ,varphi=φ,chi=χ,psi=ψ,omega=ω,Gamma=Γ,Delta=Δ,Theta=Θ"
    + ",Lambda=Λ,Xi=Ξ,Pi=Π,Sigma=Σ,Upsilon=Υ,Phi=Φ,Psi=Ψ,Omega=Ω"
}
