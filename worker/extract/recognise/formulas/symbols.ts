/** Names that TeX sets upright, as functions. */
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
† dagger ‡ ddagger ∠ angle △ triangle □ square ♯ sharp ° degree ′ prime \\ backslash ^ hat{} ~ sim { { } } % % # # & & $ $ _ _
ℝ mathbb{R} ℕ mathbb{N} ℤ mathbb{Z} ℚ mathbb{Q} ℂ mathbb{C} ℙ mathbb{P} ℍ mathbb{H} ℭ mathfrak{C} ℌ mathfrak{H} ℨ mathfrak{Z}
ℬ mathcal{B} ℰ mathcal{E} ℱ mathcal{F} ℋ mathcal{H} ℐ mathcal{I} ℒ mathcal{L} ℳ mathcal{M} ℛ mathcal{R} ℯ mathcal{e} ℊ mathcal{g}
ℴ mathcal{o}`;

/** What is not a command: the minus sign, space, and what no reader sees (function application, invisible times …). */
const PLAIN = { '−': '-', '\u00a0': ' ', '\u2061': '', '\u2062': '', '\u2063': '', '\u2064': '', '\u200b': '' };

const words = TABLE.trim().split(/\s+/);

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...words.flatMap((word, i): [string, string][] => (i % 2 === 0 ? [[word, `\\${words[i + 1]}`]] : [])),
  ...Object.entries(PLAIN),
]);

/** Where the letters and digits of each style start, and the style's command. Source: Unicode, U+1D400 to U+1D7FF. */
const STYLES: readonly (readonly [number, string])[] = [
  [0x1d400, 'mathbf'], [0x1d434, ''], [0x1d468, 'boldsymbol'], [0x1d49c, 'mathcal'], [0x1d504, 'mathfrak'],
  [0x1d538, 'mathbb'], [0x1d56c, 'mathfrak'], [0x1d5a0, 'mathsf'], [0x1d670, 'mathtt'], [0x1d6a4, ''],
  [0x1d6a8, 'boldsymbol'], [0x1d6e2, ''], [0x1d71c, 'boldsymbol'], [0x1d7ce, 'mathbf'], [0x1d7d8, 'mathbb'],
  [0x1d7e2, 'mathsf'], [0x1d7f6, 'mathtt'], [0x1d800, ''],
]; // biome-ignore format: a table

/** The characters of a text as TeX; a command of letters ends with a space. */
export function symbols(text: string): string {
  return Array.from(text, symbol).join('');
}

function symbol(char: string): string {
  const known = SYMBOLS.get(char);
  if (known !== undefined) return /[a-z]$/i.test(known) ? `${known} ` : known;
  const plain = char.normalize('NFKC');
  if (plain === char) return char;
  const code = char.codePointAt(0) ?? 0;
  const command = STYLES.findLast(([start]) => start <= code)?.[1];
  return command ? `\\${command}{${symbols(plain).trim()}}` : symbols(plain);
}
