import { rewriteMaths } from '@study-assistant/contract/questions/split-maths';

/** A pair of backslashes, which marks nothing; "\(…\)" among words; "\[…\]" on a line of its own. */
const MARKED = /\\\\|\\\(((?:\\[^()]|[^\\$])+)\\\)(?=(\d?))|\\\[((?:\\[^[\]]|[^\\$])+)\\\]/g;

/** Formulas as MathJax finds them, in Moodle, Anki and elsewhere: no single dollar begins one there. */
export function toMathJax(text: string): string {
  return rewriteMaths(text, (tex, isBlock) => (isBlock ? `\\[${tex}\\]` : `\\(${tex}\\)`));
}

/** The same formulas between dollar signs. A mark that has no partner is no formula's. */
export function fromMathJax(text: string): string {
  return text.replace(MARKED, (whole, inline?: string, digit?: string, block?: string) => {
    if (block !== undefined) return `$$${block}$$`;
    if (inline === undefined || inline.trim() === '') return whole;
    // A dollar before a digit would be a price's.
    return `$${inline.trim()}$${digit === '' ? '' : ' '}`;
  });
}
