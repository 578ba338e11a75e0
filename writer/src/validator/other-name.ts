import { normaliseText, splitWords } from '../language/words.ts';

const OFTEN = '(?:(?:also|sometimes|often|commonly|formerly|better|simply|now) )*';
const NAMED = '(?:called|named|termed|dubbed|known as|referred to as|abbreviated(?: as)?)';
const ARTICLE = '(?:(?:the|an?) )?';

/** Tells whether a passage gives both as names of one thing: "A, also called B", "A (B)". */
export function isOtherName(passage: string, a: string, b: string): boolean {
  const [left, right] = [toPattern(a), toPattern(b)];
  if (left === null || right === null) return false;
  return toLinks(left, right).test(passage) || toLinks(right, left).test(passage);
}

function toLinks(one: string, other: string): RegExp {
  const links = [
    String.raw`,? \(?(?:(?:which )?(?:is|are|was|were) )?${OFTEN}${NAMED} ${ARTICLE}${other}\b`,
    String.raw` \((?:or )?${OFTEN}${ARTICLE}${other}\)`,
  ];
  // "Viruses, bacteria, or fungi," lists three things.
  const renamed = String.raw`(?<!, (?:(?:the|an?) )?)\b${one}, or ${ARTICLE}${other}[,.)]`;
  return new RegExp(String.raw`\b${one}(?:${links.join('|')})|${renamed}`, 'iu');
}

/** Matches a phrase in singular or plural; hyphens may be spaces. */
function toPattern(phrase: string): string | null {
  const words = splitWords(normaliseText(phrase).replace(/^(?:an?|the) /, ''));
  const singular = words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  return words.length === 0 ? null : `${singular.join(String.raw`(?:e?s)?\.?[ -]`)}(?:e?s)?`;
}
