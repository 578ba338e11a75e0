import { splitMaths } from '@study-assistant/contract/questions/split-maths';

/** A text whose formulas are said in letters and signs, for labels, menus and announcements: "x², (a + b)/2". */
export function sayMaths(text: string): string {
  return splitMaths(text)
    .map((piece) => (piece.type === 'words' ? piece.text : sayTex(piece.tex)))
    .join('');
}

/** A command with its name, or one sign. */
const TOKEN = /\\(?:[a-zA-Z]+|[\s\S])|[\s\S]/g;

function sayTex(tex: string): string {
  const tokens = tex.match(TOKEN) ?? [];
  let at = 0;
  return tidy(sayRun());

  /** Up to the end of the group, which is passed. */
  function sayRun(end = '}'): string {
    let said = '';
    while (at < tokens.length) {
      const token = tokens[at++] ?? '';
      if (token === end) break;
      said += sayToken(token);
    }
    return said;
  }

  function sayToken(token: string): string {
    if (token === '{') return sayRun();
    if (token === '^' || token === '_') return toScript(sayNext(), token);
    if (token === '&' || token === '~') return ' ';
    if (!token.startsWith('\\')) return token;
    const name = token.slice(1);
    if (FRACTIONS.has(name)) return `${inBrackets(sayNext())}/${inBrackets(sayNext())}`;
    if (name === 'sqrt') return `${sayDegree()}√${inBrackets(sayNext())}`;
    if (name === 'begin' || name === 'end') {
      sayNext();
      return ' ';
    }
    if (UNSAID.has(name)) return '';
    return signs[name] ?? (/^[a-zA-Z]/.test(name) ? `${name} ` : (spaces[name] ?? name));
  }

  /** What an argument says: a group, a command or a sign. */
  function sayNext(): string {
    while (tokens[at] === ' ') at += 1;
    const token = tokens[at++];
    return token === undefined ? '' : sayToken(token).trim();
  }

  function sayDegree(): string {
    if (tokens[at] !== '[') return '';
    at += 1;
    return sayRun(']').trim();
  }
}

function tidy(said: string): string {
  return said.replace(/\s+/g, ' ').trim();
}

function inBrackets(said: string): string {
  const plain = tidy(said);
  return /^[\p{L}\p{N}.,]*$/u.test(plain) ? plain : `(${plain})`;
}

function toScript(said: string, sign: '^' | '_'): string {
  const letters = sign === '^' ? raised : lowered;
  const plain = tidy(said);
  if (plain === '∘' || plain === '°') return '°';
  const scripts = [...plain].map((letter) => letters[letter]);
  return scripts.includes(undefined) ? `${sign}${inBrackets(plain)}` : scripts.join('');
}

const FRACTIONS = new Set(['frac', 'dfrac', 'tfrac']);
/** Commands that change how something looks, not what it says. */
const UNSAID = new Set(
  'left right big Big bigl bigr text textrm mathrm mathbf mathit mathbb mathcal operatorname displaystyle limits nolimits'.split(
    ' ',
  ),
);
const spaces: Partial<Record<string, string>> = {
  ...{ ',': ' ', ';': ' ', ':': ' ', ' ': ' ', '!': '' },
  '\\': '; ',
};

/** Pairs of a name and its sign, with spaces between. */
function pairsIn(list: string): Partial<Record<string, string>> {
  const words = list.split(/\s+/);
  return Object.fromEntries(
    words.flatMap((word, place) => (place % 2 === 0 ? [[word, words[place + 1] ?? '']] : [])),
  );
}

const raised = pairsIn('0 ⁰ 1 ¹ 2 ² 3 ³ 4 ⁴ 5 ⁵ 6 ⁶ 7 ⁷ 8 ⁸ 9 ⁹ + ⁺ - ⁻ − ⁻ n ⁿ i ⁱ ′ ′');
const lowered = pairsIn('0 ₀ 1 ₁ 2 ₂ 3 ₃ 4 ₄ 5 ₅ 6 ₆ 7 ₇ 8 ₈ 9 ₉ + ₊ - ₋ − ₋');
const signs: Partial<Record<string, string>> = {
  ...pairsIn(
    `alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ
     mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ
     Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω infty ∞ circ ∘ degree ° prime ′ ldots … cdots … dots …
     sum ∑ prod ∏ int ∫ partial ∂ nabla ∇ angle ∠ triangle △ emptyset ∅ forall ∀ exists ∃ ell ℓ hbar ℏ
     langle ⟨ rangle ⟩ lbrace { rbrace } lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉`.trim(),
  ),
  ...Object.fromEntries(
    Object.entries(
      pairsIn(
        `times × div ÷ cdot · pm ± mp ∓ le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ equiv ≡ sim ∼ propto ∝
         to → rightarrow → leftarrow ← Rightarrow ⇒ Leftrightarrow ⇔ leftrightarrow ↔ mapsto ↦ in ∈ notin ∉
         subset ⊂ subseteq ⊆ cup ∪ cap ∩ land ∧ lor ∨ perp ⊥ parallel ∥ cong ≅ mid | setminus ∖ rightleftharpoons ⇌`.trim(),
      ),
    ).map(([name, sign]) => [name, ` ${sign} `]),
  ),
  ...{ quad: ' ', qquad: ' ' },
};
