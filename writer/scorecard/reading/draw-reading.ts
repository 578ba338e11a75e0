import { drawKeyPositions } from '../../src/quiz/key-position.ts';
import { createRandom, shuffle } from '../../src/quiz/seed.ts';
import { isPrintable } from '../is-printable.ts';
import type { Confidence, Item, ScoredDocument, ScoredQuiz } from '../scored-quiz.ts';
import { formatAlike } from './format-alike.ts';
import { sectionId, sectionOf, type DrawnRow } from './reading-row.ts';

export type DrawSettings = {
  ours: number;
  human: number;
  seed: number;
  /** A name of `book`, in any case; absent for all. */
  book?: string | undefined;
  of: Confidence | 'all';
  /** Ids of sections that were read before. */
  alreadyRead: ReadonlySet<string>;
};

export type DrawnItem = { item: Item; origin: DrawnRow['origin']; source: ScoredDocument };

/** More than this many of one section are taken only where there are too few sections. */
const OF_ONE_SECTION = 2;

/**
 * Questions of ours and of human authors about the same sections, by lot, in one form and shuffled;
 * always the same for one seed. A section that gives none of ours gives none of theirs.
 */
export async function drawReading(
  sources: readonly ScoredDocument[],
  settings: DrawSettings,
  write: (source: ScoredDocument) => Promise<ScoredQuiz | null>,
): Promise<DrawnItem[]> {
  const random = createRandom(settings.seed);
  const ours = createLot(settings.ours);
  const human = createLot(settings.human);
  for (const source of shuffle(chooseSections(sources, settings), random)) {
    if (ours.isFull() && human.isFull()) break;
    const quiz = await write(source);
    const own = quiz === null ? [] : itemsOf(quiz, settings.of);
    if (own.length === 0 && settings.ours > 0) continue;
    ours.add(shuffle(own, random).map((item) => ({ item, origin: 'ours', source })));
    const theirs = shuffle(source.humanItems.filter(isPrintable), random);
    human.add(theirs.map((item) => ({ item, origin: 'human', source })));
  }
  const drawn = shuffle([...ours.take(random), ...human.take(random)], random);
  const positions = drawKeyPositions(drawn.length, random);
  return drawn.map(({ item, ...rest }, at) => ({
    ...rest,
    item: formatAlike(item, positions[at] ?? 0, random),
  }));
}

function chooseSections(
  sources: readonly ScoredDocument[],
  { book, alreadyRead }: DrawSettings,
): ScoredDocument[] {
  const wanted = sources.filter(
    (source) => book === undefined || source.book?.toLowerCase() === book.toLowerCase(),
  );
  if (wanted.length === 0 && book !== undefined) {
    const books = new Set(sources.map((source) => source.book ?? 'none'));
    throw new Error(`No section is of the book “${book}”. There are: ${[...books].join(', ')}.`);
  }
  return wanted.filter((source) => !alreadyRead.has(sectionId(sectionOf(source))));
}

function itemsOf({ items, drafts }: ScoredQuiz, of: DrawSettings['of']): Item[] {
  return [...items, ...drafts].filter(({ confidence }) => of === 'all' || confidence === of);
}

function createLot(count: number) {
  const drawn: DrawnItem[] = [];
  const spare: DrawnItem[] = [];
  return {
    isFull: () => drawn.length >= count,
    add(items: readonly DrawnItem[]): void {
      drawn.push(...items.slice(0, OF_ONE_SECTION));
      spare.push(...items.slice(OF_ONE_SECTION));
    },
    take: (random: () => number) => [...drawn, ...shuffle(spare, random)].slice(0, count),
  };
}
