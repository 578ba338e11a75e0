const FROM = '0123456789+-−=()aehijklmnoprstuvx';
const SUB = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';
const SUP_FROM = '0123456789+-−=()abcdefghijklmnoprstuvwxyz';
const SUP = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';

/** Letters that stand lower or higher, such as H₂O; "x^(n+Q)" where there are none. */
export function toScript(text: string, place: 'sub' | 'sup'): string {
  if (text === '') return '';
  const [from, to] = place === 'sub' ? [FROM, SUB] : [SUP_FROM, SUP];
  const letters = [...to];
  const found = [...text].map((letter) => letters[from.indexOf(letter)]);
  if (found.every((letter) => letter !== undefined)) return found.join('');
  const sign = place === 'sub' ? '_' : '^';
  return text.length === 1 ? sign + text : `${sign}(${text})`;
}
