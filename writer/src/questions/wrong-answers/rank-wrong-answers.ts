import { isEnglishWord } from '../../document/english-words.ts';
import type { Analysis } from '../../facts/analysis.ts';
import { putInNumber, type Term } from '../../facts/terms.ts';
import { genusOf } from '../../language/genus.ts';
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

/** A longer answer among short ones stands out. */
const MOST_WORDS_APART = 2;
/** A wrong answer whose meaning shares this much with the question may be right. */
const FITS_AS_WELL = 0.45;
const MOST = 12;

/** Ranks terms of the document that could be mistaken for the answer, the most plausible first. */
export function rankWrongAnswers(
  asked: Asked,
  index: DocumentIndex,
  model: Model,
  most = MOST,
): WrongAnswer[] {
  const { glossary } = index.analysis;
  const ranked = listRivals(asked, index)
    .map((text) => ({
      text,
      id: toTermId(text),
      plausibility: predict(
        model,
        describePair({ key: asked.key, rival: text, stem: asked.matter }, index),
      ),
    }))
    .sort((a, b) => b.plausibility - a.plausibility || (a.id < b.id ? -1 : 1));
  const chosen: WrongAnswer[] = [];
  for (const rival of ranked) {
    if (chosen.length >= most) break;
    const isSaid = [asked.key, ...chosen.map(({ text }) => text)].some((text) =>
      isSameThing(glossary, text, rival.text),
    );
    if (isSaid || areNamesOfOne(index.analysis, rival.text, asked.key)) continue;
    if (!mayBeRight(rival.text, asked, index)) chosen.push(rival);
  }
  return chosen;
}

/** Tells whether a sentence of the document gives both as names of one thing. */
function areNamesOfOne(analysis: Analysis, a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => analysis.termById.get(toTermId(text))?.sentences);
  const both = new Set(left ?? []);
  return (right ?? []).some(
    (at) => both.has(at) && isOtherName(analysis.sentences[at]?.quote ?? '', a, b),
  );
}

/** How many terms, the nearest to the key, are examined. */
const MOST_NEAR = 110;
/** Added to the nearness of a term in a section with the key. */
const SAME_SECTION = 0.35;

/** Terms with the number and kind of name of the right answer. */
function listRivals(asked: Asked, index: DocumentIndex): string[] {
  const { analysis, rivals } = index;
  const id = toTermId(asked.key);
  const type = analysis.nameTypes.get(id);
  const { sections } = index.placesOf(id);
  const near = rivals
    .filter(
      ({ term }) =>
        term.proper === asked.proper && (!asked.proper || type === analysis.nameTypes.get(term.id)),
    )
    .map((rival) => ({
      rival,
      near:
        analysis.vectors.similarity(asked.key, rival.term.text) +
        (rival.sections.some((section) => sections.has(section)) ? SAME_SECTION : 0),
    }))
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_NEAR);
  const names = new Map<string, string>();
  for (const { rival } of near) {
    const text = putInNumber(rival.term, asked.plural);
    if (text && isWord(analysis, rival.term, text)) names.set(toTermId(text), text);
  }
  for (const { term } of listSiblings(asked, index))
    if (!names.has(toTermId(term)) && /^\p{Lu}/u.test(term) === asked.proper)
      names.set(toTermId(term), term);
  for (const concept of index.analysis.catalogue.conceptsOf(id))
    for (const { term } of concept.alike)
      if (!names.has(toTermId(term)) && /^\p{Lu}/u.test(term) === asked.proper)
        names.set(toTermId(term), term);
  return filterByForm(asked, names);
}

/** Keeps terms with the key's length and number that are not in the question. */
function filterByForm(asked: Asked, names: ReadonlyMap<string, string>): string[] {
  const own = contentStems(asked.matter);
  const spoken = ` ${toTermId(asked.stem)} `;
  const words = asked.key.split(/[\s-]+/).length;
  const isPlural = isPluralWord(takeLastWord(asked.key));
  return [...names]
    .filter(
      ([id, text]) =>
        Math.abs(text.split(/[\s-]+/).length - words) <= MOST_WORDS_APART &&
        !spoken.includes(` ${id} `) &&
        /\b(?:and|or)\b/.test(text) === /\b(?:and|or)\b/.test(asked.key) &&
        isPluralWord(takeLastWord(text)) === isPlural &&
        ![...contentStems(text)].every((stem) => own.has(stem)),
    )
    .map(([, text]) => text);
}

const MOST_SIBLINGS = 24;
/** Added for a sibling from the textbook nearest to the document. */
const OWN_TEXTBOOK = 0.25;

/** Textbook terms of the kind that the question or its answer names, the nearest first. */
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

/** Refuses "lense" or "oase", singulars that only spelling rules produce. */
function isWord({ vectors }: Analysis, term: Term, text: string): boolean {
  if (text === term.singular || text === term.several) return true;
  const last = takeLastWord(text).toLowerCase();
  return vectors.isKnown(last) || isEnglishWord(last);
}

/** Tells whether its meaning, or a sentence of the document, says of it what the question asks. */
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
    if (!sentence || index.spokenAt(at).includes(` ${keyId} `)) return false;
    return shareOf(asked, index.stemsAt(at)) > FITS_AS_WELL + 0.1;
  });
}

function shareOf(wanted: ReadonlySet<string>, told: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of wanted) if (told.has(stem)) shared += 1;
  return shared / wanted.size;
}
