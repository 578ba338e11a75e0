import { findPassage, loadWordKnowledge } from '../../src/passages/find-passages.ts';
import { indexPassages, type PassageIndex } from '../../src/passages/passage-index.ts';
import { createRandom } from '../../src/quiz/seed.ts';
import type { Item, ScoredDocument } from '../scored-quiz.ts';

/** Books by which weights and bounds were chosen; all others measure. */
const CHOSEN_BY = new Set(['Psychology', 'Anatomy & Physiology', 'American Government']);
/** Neighbouring sections that make a material as long as a chapter. */
const CHAPTER_SECTIONS = 6;

export type FoundExample = { question: string; answer: string; quote: string };
type Row = { what: string; count: number; of: number };

type Counts = Record<'section' | 'chapter' | 'absent' | 'proposed' | 'right', number>;

/** What was found, in rows for the books that bounds were chosen by and for all others. */
export async function measureBooks(
  documents: readonly ScoredDocument[],
): Promise<{ rows: Row[]; found: FoundExample[] }> {
  const knowledge = await loadWordKnowledge();
  const groups = { chosen: emptyGroup(), measured: emptyGroup() };
  const found: FoundExample[] = [];
  for (const [book, sections] of groupByBook(documents)) {
    const isChosenBy = CHOSEN_BY.has(book);
    const group = isChosenBy ? groups.chosen : groups.measured;
    const chapters = splitChapters(sections);
    const indexes = chapters.map((chapter) => indexOf(chapter));
    for (const [at, chapter] of chapters.entries()) {
      const other = indexes[(at + Math.floor(chapters.length / 2)) % chapters.length];
      const own = indexes[at];
      if (!own || !other || own === other) continue;
      for (const document of chapter) {
        const alone = indexOf([document]);
        for (const item of document.humanItems) measureItem(item, { alone, own, other });
      }
    }

    function measureItem(
      item: Item,
      { alone, own, other }: Record<'alone' | 'own' | 'other', PassageIndex>,
    ): void {
      const { question, options, correctAnswer: right } = item;
      const answers = [...options];
      const look = (index: PassageIndex) =>
        findPassage({ question, answers, right }, index, knowledge).passage;
      const passage = look(own);
      const { proposed } = findPassage({ question, answers, right: null }, own, knowledge);
      group.of += 1;
      group.section += Number(look(alone) !== null);
      group.chapter += Number(passage !== null);
      group.absent += Number(look(other) === null);
      group.proposed += Number(proposed !== null);
      group.right += Number(proposed === right);
      if (passage && !isChosenBy)
        found.push({ question, answer: answers[right] ?? '', quote: passage.quote });
    }
  }
  return {
    rows: [
      ...toRows('books that the bounds were chosen by', groups.chosen),
      ...toRows('other books', groups.measured),
    ],
    found,
  };
}

function emptyGroup(): Counts & { of: number } {
  return { of: 0, section: 0, chapter: 0, absent: 0, proposed: 0, right: 0 };
}

function toRows(books: string, { of, ...counts }: Counts & { of: number }): Row[] {
  return [
    { what: `${books}: a passage in the question's own section`, count: counts.section, of },
    { what: `${books}: a passage in its chapter`, count: counts.chapter, of },
    { what: `${books}: none in another chapter`, count: counts.absent, of },
    { what: `${books}: an answer proposed from the chapter`, count: counts.proposed, of },
    { what: `${books}: … and it is the right one`, count: counts.right, of: counts.proposed },
  ];
}

/** A seeded sample of what was found, without what tells how sure it is. */
export function sampleFound(
  found: readonly FoundExample[],
  size: number,
  seed: number,
): FoundExample[] {
  const random = createRandom(seed);
  return found
    .map((example) => ({ example, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, size)
    .map(({ example }) => example);
}

function groupByBook(documents: readonly ScoredDocument[]): Map<string, ScoredDocument[]> {
  const books = new Map<string, ScoredDocument[]>();
  for (const document of documents) {
    const book = document.book ?? '';
    books.set(book, [...(books.get(book) ?? []), document]);
  }
  return books;
}

function splitChapters(sections: readonly ScoredDocument[]): ScoredDocument[][] {
  const starts = sections.flatMap((_, at) => (at % CHAPTER_SECTIONS === 0 ? [at] : []));
  return starts.map((at) => sections.slice(at, at + CHAPTER_SECTIONS));
}

function indexOf(documents: readonly ScoredDocument[]): PassageIndex {
  return indexPassages(
    documents.flatMap(({ document }) =>
      document.sections.map(({ heading, page, text }) => ({
        ...{ title: heading, page },
        paragraphs: text.split(/\n{2,}/),
      })),
    ),
  );
}
