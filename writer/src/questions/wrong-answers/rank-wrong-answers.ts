import { isEnglishWord } from '../../document/english-words.ts';
import { putInNumber, type Term } from '../../facts/terms.ts';
import { genusOf } from '../../language/genus.ts';
import { isGeneral } from '../../language/is-general.ts';
import { isPluralWord, takeLastWord } from '../../language/plural.ts';
import { toTermId } from '../../language/term-id.ts';
import { contentStems } from '../../language/words.ts';
import { predict, type Model } from '../../learned/boosted-trees.ts';
import type { Meaning } from '../../subject/glossary.ts';
import { isOtherName } from '../../validator/other-name.ts';
import { isSameThing } from '../../validator/same-thing.ts';
import type { DocumentIndex } from './document-index.ts';
import { describePair } from './pair-features.ts';

export type Asked = { stem: string; matter: string; key: string; plural: boolean; proper: boolean };
export type WrongAnswer = {
  text: string;
  id: string;
  /** How likely a human author would offer it, 0 to 1. */
  plausibility: number;
};

/** A longer answer among short ones tells. */
const MOST_WORDS_APART = 2;
/** A wrong answer whose own meaning shares this much with the question may be right. */
const FITS_AS_WELL = 0.45;
const MOST = 12;

/** Terms of the document that could be taken for the answer but are not it, the most plausible first. */
export function rankWrongAnswers(asked: Asked, index: DocumentIndex, model: Model): WrongAnswer[] {
  const ranked = listRivals(asked, index)
    .map((text) => ({
      text,
      id: toTermId(text),
      plausibility: predict(model, describePair({ key: asked.key, rival: text, stem: asked.matter }, index)),
    }))
    .sort((a, b) => b.plausibility - a.plausibility || (a.id < b.id ? -1 : 1));
  const chosen: WrongAnswer[] = [];
  for (const rival of ranked) {
    if (chosen.length >= MOST) break;
    if (chosen.some(({ text }) => isSameThing(index.analysis.glossary, text, rival.text))) continue;
    if (areNamesOfOne(index.analysis, rival.text, asked.key) || mayBeRight(rival.text, asked, index)) continue;
    chosen.push(rival);
  }
  return chosen;
}

/** Whether a sentence of the document gives the two as names of one thing. */
function areNamesOfOne(analysis: DocumentIndex['analysis'], a: string, b: string): boolean {
  const places = [a, b].flatMap((text) => analysis.termById.get(toTermId(text))?.sentences ?? []);
  return places.some((at) => isOtherName(analysis.sentences[at]?.quote ?? '', a, b));
}

/** Terms in the number and kind of name of the right answer. */
export function listRivals(asked: Asked, index: DocumentIndex): string[] {
  const { analysis } = index;
  const type = analysis.nameTypes.get(toTermId(asked.key));
  const own = contentStems(asked.matter);
  const spoken = ` ${toTermId(asked.stem)} `;
  const words = asked.key.split(/[\s-]+/).length;
  const names = new Map<string, string>();
  for (const term of analysis.terms) {
    if (term.proper !== asked.proper || !isTermLike(analysis, term)) continue;
    if (asked.proper && type !== analysis.nameTypes.get(term.id)) continue;
    const text = putInNumber(term, asked.plural);
    if (text && isWord(analysis, term, text)) names.set(toTermId(text), text);
  }
  for (const { term, id, plural } of analysis.definitions)
    if (!names.has(id) && plural === asked.plural && /^\p{Lu}/u.test(term) === asked.proper)
      names.set(id, term);
  for (const { term } of listSiblings(asked, index))
    if (!names.has(toTermId(term)) && /^\p{Lu}/u.test(term) === asked.proper) names.set(toTermId(term), term);
  return [...names]
    .filter(
      ([id, text]) =>
        Math.abs(text.split(/[\s-]+/).length - words) <= MOST_WORDS_APART &&
        !spoken.includes(` ${id} `) &&
        isPluralWord(takeLastWord(text)) === isPluralWord(takeLastWord(asked.key)) &&
        ![...contentStems(text)].every((stem) => own.has(stem)) &&
        !isSameThing(analysis.glossary, text, asked.key),
    )
    .map(([, text]) => text);
}

const MOST_SIBLINGS = 24;
/** What it counts that a sibling is of the textbook that the document is nearest to. */
const OWN_TEXTBOOK = 0.25;

/** Terms of textbooks of the kind that the question or its answer names, the nearest first. */
function listSiblings({ matter, key }: Asked, { analysis }: DocumentIndex): Meaning[] {
  const { glossary, vectors, textbook } = analysis;
  const kinds = new Set([genusOf(matter), toTermId(takeLastWord(key))]);
  kinds.delete('');
  return [...kinds]
    .flatMap((kind) => glossary.termsOfKind(kind))
    .map((entry) => ({
      entry,
      near:
        vectors.similarity(entry.term, key) +
        vectors.similarity(entry.meaning, matter) +
        (entry.book === textbook ? OWN_TEXTBOOK : 0),
    }))
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_SIBLINGS)
    .map(({ entry }) => entry);
}

/** Not "lense" or "oase", a singular that only the rules of spelling know. */
function isWord({ vectors }: DocumentIndex['analysis'], term: Term, text: string): boolean {
  if (text === term.singular || text === term.several) return true;
  const last = takeLastWord(text).toLowerCase();
  return vectors.isKnown(last) || isEnglishWord(last);
}

/** A word of the subject and not of everyday speech. */
function isTermLike(analysis: DocumentIndex['analysis'], term: Term): boolean {
  if (analysis.definedIds.has(term.id) || analysis.glossary.isTextbookTerm(term.id)) return true;
  if (term.proper) return term.count > 1 || analysis.nameTypes.get(term.id) !== 'other';
  if (term.words === 1)
    return !isGeneral(term.text) && analysis.vectors.rarityOf(term.text) > 8 && analysis.categoriesOf(term.text) !== null;
  return term.count > 1 || analysis.glossary.meaningsOf(term.id).length > 0;
}

/** Its own meaning, or a sentence of the document, says of it what the question asks. */
function mayBeRight(text: string, { matter, key }: Asked, index: DocumentIndex): boolean {
  const id = toTermId(text);
  const asked = contentStems(matter);
  for (const word of contentStems(text)) asked.delete(word);
  if (asked.size === 0) return true;
  const meaning = index.meaningOf(id);
  if (meaning !== null && shareOf(asked, contentStems(meaning)) > FITS_AS_WELL) return true;
  const keyId = toTermId(key);
  return [...(index.analysis.termById.get(id)?.sentences ?? [])].some((at) => {
    const sentence = index.analysis.sentences[at];
    if (!sentence || ` ${toTermId(sentence.text)} `.includes(` ${keyId} `)) return false;
    return shareOf(asked, contentStems(sentence.text)) > FITS_AS_WELL + 0.1;
  });
}

function shareOf(wanted: ReadonlySet<string>, told: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of wanted) if (told.has(stem)) shared += 1;
  return shared / wanted.size;
}
