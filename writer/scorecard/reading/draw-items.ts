import { createRandom, shuffle } from '../../src/quiz/seed.ts';
import { joinText, type Item, type ScoredDocument, type ScoredQuiz } from '../scored-quiz.ts';

export type DrawnItem = {
  item: Item;
  title: string;
  /** The quoted sentence with the one before and the one after. */
  passage: { before: string; quote: string; after: string };
};

/** `count` items by lot, from as many documents as possible; always the same for one seed. */
export async function drawItems(
  sources: readonly ScoredDocument[],
  count: number,
  seed: number,
  write: (source: ScoredDocument) => Promise<ScoredQuiz>,
): Promise<DrawnItem[]> {
  const random = createRandom(seed);
  const perDocument = Math.max(1, Math.ceil(count / Math.max(1, sources.length)));
  const drawn: DrawnItem[] = [];
  const spare: DrawnItem[] = [];
  for (const source of shuffle(sources, random)) {
    if (drawn.length >= count) break;
    const { items, document } = await write(source);
    const entries = shuffle(items, random).map((item) => ({
      item,
      title: document.title,
      passage: passageOf(joinText(document), item.quote ?? ''),
    }));
    drawn.push(...entries.slice(0, perDocument));
    spare.push(...entries.slice(perDocument));
  }
  return [...drawn, ...shuffle(spare, random)].slice(0, count);
}

const SENTENCE_END = /(?<=[.!?]["'”’)]?)\s+/;

function passageOf(text: string, quote: string): DrawnItem['passage'] {
  const at = quote === '' ? -1 : text.indexOf(quote);
  if (at < 0) return { before: '', quote, after: '' };
  const before = text.slice(0, at).trimEnd().split(SENTENCE_END).at(-1) ?? '';
  const after =
    text
      .slice(at + quote.length)
      .trimStart()
      .split(SENTENCE_END)[0] ?? '';
  return { before, quote, after };
}
