/** Names TeX sets upright as functions. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh'.split(
    ' ',
  ),
);

/** Characters of formulas and their TeX commands, `character command` pairs. Source: Unicode TR 25. */
const TABLE = `
α alpha β beta γ gamma δ delta ϵ epsilon ε varepsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ξ xi
π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon ϕ phi φ varphi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta
Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ∂ partial ∇ nabla ∞ infty ℓ ell ℏ hbar ℜ Re ℑ Im ℵ aleph ∅ emptyset
∀ forall ∃ exists ∄ nexists ¬ neg ∈ in ∉ notin ∋ ni ⊂ subset ⊆ subseteq ⊃ supset ⊇ supseteq ∪ cup ∩ cap ∖ setminus ∧ wedge
∨ vee ⊕ oplus ⊗ otimes ⊥ perp ∥ parallel ∣ mid ⊢ vdash ⊨ models ⊤ top ≤ leq ⩽ leqslant ≥ geq ⩾ geqslant ≠ neq ≈ approx ∼ sim
≃ simeq ≅ cong ≡ equiv ∝ propto ≪ ll ≫ gg ≺ prec ≻ succ ± pm ∓ mp × times ÷ div ⋅ cdot · cdot ∗ ast ∘ circ • bullet ⋆ star
∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes √ surd
→ to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto ⟶ longrightarrow ⟹ Longrightarrow
⟺ iff ↑ uparrow ↓ downarrow ⟨ langle ⟩ rangle ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ‖ Vert … ldots ⋯ cdots ⋮ vdots ⋱ ddots
† dagger ‡ ddagger ∠ angle △ triangle □ square ♯ sharp ° degree ′ prime`;

const PLAIN: readonly (readonly [string, string])[] = [
  ['−', '-'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['%', '\\%'],
  ['#', '\\#'],
  ['&', '\\&'],
  ['$', '\\$'],
  ['_', '\\_'],
  ['\\', '\\backslash'],
  ['^', '\\hat{}'],
  ['~', '\\sim'],
  ['\u00a0', ' '],
  ['ℝ', '\\mathbb{R}'],
  ['ℕ', '\\mathbb{N}'],
  ['ℤ', '\\mathbb{Z}'],
  ['ℚ', '\\mathbb{Q}'],
  ['ℂ', '\\mathbb{C}'],
  ['ℙ', '\\mathbb{P}'],
  // Function application, invisible times, separator and plus.
  ['\u2061', ''],
  ['\u2062', ''],
  ['\u2063', ''],
  ['\u2064', ''],
  ['\u200b', ''],
];

const words = TABLE.trim().split(/\s+/);

/** The TeX command of each character; empty for those that are dropped. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...words.flatMap((word, i): [string, string][] => (i % 2 === 0 ? [[word, `\\${words[i + 1]}`]] : [])),
  ...PLAIN,
]);
