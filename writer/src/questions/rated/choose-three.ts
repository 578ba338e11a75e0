import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { takeLastWord } from '../../language/plural.ts';
import { sharesRoot } from '../../language/shares-root.ts';
import { isFunctionWord, splitWords } from '../../language/words.ts';
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
const POOL = 9;

/** Chooses three wrong answers that are plausible, similar, and as close as the quiz is hard. */
export function chooseThree(
  asked: { key: string; matter: string },
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
  let best: { three: WrongAnswer[]; value: number } | null = null;
  for (const [a, x] of rated.entries())
    for (const [b, y] of rated.entries())
      for (const z of rated.slice(b + 1)) {
        if (b <= a) continue;
        const kinds = new Set([x.kind, y.kind, z.kind]);
        const value =
          x.value +
          y.value +
          z.value +
          Math.min(x.value, y.value, z.value) +
          (kinds.size === 1 ? ONE_KIND : -ONE_KIND);
        if (best && value <= best.value) continue;
        const three = [x.rival, y.rival, z.rival];
        if (givesAway(asked, three)) continue;
        best = { three, value };
      }
  return best?.three ?? null;
}

function kindOf<T>(own: ReadonlySet<T> | null, kinds: ReadonlySet<T> | null): string {
  if (!own || !kinds) return 'unknown';
  return [...kinds].some((kind) => own.has(kind)) ? 'same' : 'other';
}

/** A root shared only by stem and key gives the key away; so does a capital that stands out. */
function givesAway(
  { key, matter }: { key: string; matter: string },
  three: readonly WrongAnswer[],
): boolean {
  const asked = listWords(matter);
  const shared = listWords(key).filter((word) => asked.some((other) => sharesRoot(word, other)));
  const isShared = shared.every((word) =>
    three.some(({ text }) => listWords(text).some((other) => sharesRoot(word, other))),
  );
  const capitals = [key, ...three.map(({ text }) => text)].map((text) =>
    /^\p{Lu}/u.test(takeLastWord(text)),
  );
  return !isShared || new Set(capitals).size > 1;
}

function listWords(text: string): string[] {
  return splitWords(text.replaceAll('-', ' ')).filter((word) => !isFunctionWord(word));
}
