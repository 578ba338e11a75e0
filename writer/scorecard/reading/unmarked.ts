import { joinText } from '../scored-quiz.ts';
import type { DrawnItem } from './draw-reading.ts';
import { nearestPassage } from './nearest-passage.ts';
import { sectionOf, type DrawnRow } from './reading-row.ts';

/** What a reader sees of a question: nothing that tells whose it is. */
export type Unmarked = Pick<
  DrawnRow,
  'n' | 'section' | 'question' | 'options' | 'correctAnswer' | 'weakSpot'
> & { passage: string };

/** Questions to read, and the text of each section, by the place of its first question. */
export type Reading = { id: string; items: Unmarked[]; texts: string[]; textOf: number[] };

/** What is sealed until the verdicts are there. */
export function toDrawnRows(
  drawn: readonly DrawnItem[],
  { seed, commit }: Pick<DrawnRow, 'seed' | 'commit'>,
): DrawnRow[] {
  return drawn.map(({ item, origin, source }, at) => ({
    n: at + 1,
    seed,
    commit,
    section: sectionOf(source),
    origin,
    kind: item.kind,
    confidence: item.confidence,
    question: item.question,
    options: [...item.options],
    correctAnswer: item.correctAnswer,
    ...(item.weakSpot === undefined ? {} : { weakSpot: item.weakSpot }),
  }));
}

/** What the reader gets; `id` keeps the progress of one reading apart from another's. */
export function toReading(drawn: readonly DrawnItem[], id: string): Reading {
  const sources = [...new Set(drawn.map(({ source }) => source))];
  return {
    id,
    items: drawn.map(({ item, source }, at) => ({
      n: at + 1,
      section: sectionOf(source),
      question: item.question,
      options: [...item.options],
      correctAnswer: item.correctAnswer,
      ...(item.weakSpot === undefined ? {} : { weakSpot: item.weakSpot }),
      passage: nearestPassage(source.document, item),
    })),
    texts: sources.map(({ document }) => joinText(document)),
    textOf: drawn.map(({ source }) => sources.indexOf(source)),
  };
}
