import type { Analysis } from '../../facts/analysis.ts';
import { toTermId } from '../../language/term-id.ts';
import { splitWords } from '../../language/words.ts';
import type { Glossary } from '../../subject/glossary.ts';
import { isSameAnswer } from '../../validator/evidence-rules.ts';

/** Whether two terms name one thing: an alias, its initials, a synonym, one inside the other. */
export function isSameThing(glossary: Glossary, a: string, b: string): boolean {
  if (isSameAnswer(a, b)) return true;
  const [left, right] = [toTermId(a), toTermId(b)];
  return (
    areSynonyms(glossary, left, right) ||
    shareAllButASynonym(glossary, left, right) ||
    left.replaceAll(' ', '') === right.replaceAll(' ', '')
  );
}

function areSynonyms(glossary: Glossary, a: string, b: string): boolean {
  return glossary
    .meaningsOf(a)
    .some(({ synonyms }) => synonyms.some((synonym) => toTermId(synonym) === b));
}

/** "Enslaved persons" and "enslaved individuals". */
function shareAllButASynonym(glossary: Glossary, a: string, b: string): boolean {
  const [left, right] = [a.split(' '), b.split(' ')];
  if (left.length !== right.length || left.length < 2) return false;
  const different = left.flatMap((word, at) => (word === right[at] ? [] : [[word, right[at]] as const]));
  const [pair] = different;
  return different.length === 1 && pair !== undefined && areSynonyms(glossary, pair[0], pair[1] ?? '');
}

/** Whether the document gives the two as names of one thing: "A, also called B", "A (B)", "A or B". */
export function isOtherName(analysis: Analysis, a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => splitWords(text).join('[ -]')) as [string, string];
  const between = String.raw`(?:s|es)?(?:,? \(?(?:(?:also|sometimes|often|commonly) )?(?:called|known as|termed|referred to as|or)(?: the| an?)? | \((?:the )?)`;
  const pattern = new RegExp(`\\b(?:${left}${between}${right}|${right}${between}${left})\\b`, 'i');
  const ids = [analysis.termById.get(toTermId(a)), analysis.termById.get(toTermId(b))];
  const places = ids.flatMap((term) => term?.sentences ?? []);
  return places.some((at) => pattern.test(analysis.sentences[at]?.quote ?? ''));
}
