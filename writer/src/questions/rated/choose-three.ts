import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { isAbbreviation } from '../../language/abbreviation.ts';
import { sharesInside, sharesRoot } from '../../language/shares-root.ts';
import { contentStems } from '../../language/words.ts';
import type { Concept } from '../../subject/concepts/read-sets.ts';
import type { Glossary } from '../../subject/glossary.ts';
import { numberAgreement } from '../../validator/agreement-rules.ts';
import { keyNoLongerThanTheRest, noStemWordOnlyInKey } from '../../validator/option-rules.ts';
import type { Rule } from '../../validator/rule.ts';
import { noSecondRightAnswer } from '../../validator/second-right-answer.ts';
import { STYLE_RULES } from '../../validator/style-rules.ts';
import { sharesOpening } from '../worth/question-features.ts';
import type { DocumentIndex } from '../wrong-answers/document-index.ts';
import type { WrongAnswer } from '../wrong-answers/rank-wrong-answers.ts';

/** The weight of nearness to the key: wrong answers of an easy question come from other areas. */
const NEARNESS: Record<Toughness, number> = { Easy: -0.35, Medium: 0.05, Hard: 0.35 };
/** The weight of sounding like the question, as the right answer always does. */
const LIKE_QUESTION = 0.25;
/** The weight of being in the document, so that remembering the lesson's words is not enough. */
const IN_DOCUMENT = 0.12;
/** The weight of four options being of one kind. */
const ONE_KIND = 0.06;
/** The weight of the right answer alone having another name than the other three. */
const ODD_ONE = 0.6;
const POOL = 9;

/**
 * Chooses three wrong answers that are plausible, similar, and as close as the quiz is hard; those
 * beside which the question is sound, if there are any.
 */
export function chooseThree(
  asked: { stem: string; key: string; matter: string; concept: Concept | null },
  ranked: readonly WrongAnswer[],
  toughness: Toughness,
  index: DocumentIndex,
): WrongAnswer[] | null {
  const { analysis } = index;
  const own = analysis.categoriesOf(asked.key);
  const rated = ranked.slice(0, POOL).map((rival) => ({
    rival,
    kind: kindOf(own, analysis.categoriesOf(rival.text)),
    value:
      rival.plausibility +
      NEARNESS[toughness] * analysis.vectors.similarity(asked.key, rival.text) +
      LIKE_QUESTION * analysis.vectors.similarity(asked.matter, rival.text) +
      (index.placesOf(rival.id).mentions > 0 ? IN_DOCUMENT : 0),
  }));
  let best: { three: WrongAnswer[]; value: number; isSound: boolean } | null = null;
  for (const [a, x] of rated.entries())
    for (const [b, y] of rated.entries())
      for (const z of rated.slice(b + 1)) {
        if (b <= a) continue;
        const kinds = new Set([x.kind, y.kind, z.kind]);
        const three = [x.rival, y.rival, z.rival];
        const value =
          x.value +
          y.value +
          z.value +
          Math.min(x.value, y.value, z.value) +
          (kinds.size === 1 ? ONE_KIND : -ONE_KIND) -
          (isOddOne(asked.key, three) ? ODD_ONE : 0);
        if (best?.isSound && value <= best.value) continue;
        if (givesAway(asked, three)) continue;
        const isSound = isSoundBeside(asked, three, analysis.glossary);
        if (!best || (isSound && !best.isSound) || (isSound === best.isSound && value > best.value))
          best = { three, value, isSound };
      }
  return best?.three ?? null;
}

const RULES = [
  ...STYLE_RULES,
  numberAgreement,
  keyNoLongerThanTheRest,
  noStemWordOnlyInKey,
  noSecondRightAnswer,
] satisfies Rule[];

/** Members of a set are much alike, and another three of them may spare the question. */
function isSoundBeside(
  { stem, key, concept }: Parameters<typeof chooseThree>[0],
  three: readonly WrongAnswer[],
  glossary: Glossary,
): boolean {
  if (!concept) return true;
  const options = [key, ...three.map(({ text }) => text)];
  const question = { question: stem, options, correctAnswer: 0 };
  return RULES.every((rule) => rule(question, { evidence: null, glossary, others: [] }) === null);
}

function kindOf<T>(own: ReadonlySet<T> | null, kinds: ReadonlySet<T> | null): string {
  if (!own || !kinds) return 'unknown';
  return [...kinds].some((kind) => own.has(kind)) ? 'same' : 'other';
}

/** A root shared only by stem and key gives the key away; so does a capital that stands out. */
function givesAway(
  { key, matter, concept }: Parameters<typeof chooseThree>[0],
  three: readonly WrongAnswer[],
): boolean {
  const asked = [...contentStems(matter)];
  // The members of a set were written to be told apart, so a shorter opening tells little.
  const isAlike = (a: string, b: string) =>
    (concept ? sharesOpening : sharesRoot)(a, b) || sharesInside(a, b);
  const shared = [...contentStems(key)].filter((word) =>
    asked.some((other) => isAlike(word, other)),
  );
  const isShared = shared.every((word) =>
    three.some(({ text }) => [...contentStems(text)].some((other) => isAlike(word, other))),
  );
  return !isShared || standsOut(key, three);
}

/**
 * "Muscular artery", "elastic artery" and "renal artery" point at the vein beside them, names that
 * are written out at an abbreviation.
 */
export function isOddOne(key: string, three: readonly WrongAnswer[]): boolean {
  if (isAbbreviation(key) && !three.some(({ text }) => isAbbreviation(text))) return true;
  const own = contentStems(key);
  const [first, ...others] = three.map(({ text }) => contentStems(text));
  return [...(first ?? [])].some(
    (stem) => !own.has(stem) && others.every((stems) => stems.has(stem)),
  );
}

/** The key alone has a capital inside, or alone is no name among names. */
function standsOut(key: string, three: readonly WrongAnswer[]): boolean {
  if (!key.includes(' ')) return false;
  const rivals = three.map(({ text }) => text);
  return hasLaterCapital(key)
    ? rivals.every((text) => text.includes(' ') && !hasLaterCapital(text))
    : !/^\p{Lu}/u.test(key) && rivals.every(hasLaterCapital);
}

/** The first letter of an option is a capital anyhow. */
function hasLaterCapital(text: string): boolean {
  return /\s[\p{Lu}\d]/u.test(text);
}
