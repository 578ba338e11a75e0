import { expect, test } from 'vitest';
import type { ReadFile, ReadItem } from '../read-item.ts';
import { readQuestions } from '../read-questions.ts';
import { BIOLOGY, BIOLOGY_MORE, HISTORY, HISTORY_MORE, type Asked } from './papers.fixture.ts';
import {
  answerBehindEach,
  keyAtTheEnd,
  kindsInParts,
  sideBySide,
  starred,
  withoutKey,
} from './text-layouts.fixture.ts';
import { oneTable, ownLists, smallTables, tabbed } from './word-layouts.fixture.ts';

type Layout = {
  name: string;
  write: (asked: readonly Asked[]) => string | Promise<Uint8Array>;
  of?: 'more';
  hasNoKey?: boolean;
};

const LAYOUTS: Layout[] = [
  { name: 'a key at the end', write: keyAtTheEnd },
  { name: 'options side by side', write: sideBySide },
  { name: 'an answer behind each', write: answerBehindEach },
  { name: 'stars', write: starred },
  { name: 'no key', write: withoutKey, hasNoKey: true },
  { name: 'other kinds in parts', write: kindsInParts, of: 'more' },
  { name: 'lists of Word, bold', write: (asked) => ownLists(asked, { bold: true }) },
  { name: 'one table', write: oneTable },
  { name: 'small tables', write: smallTables },
  { name: 'tabs, underlined', write: tabbed },
];

const PAPERS = LAYOUTS.flatMap((layout) => [
  { ...layout, asked: layout.of ? BIOLOGY_MORE : BIOLOGY },
  { ...layout, asked: layout.of ? HISTORY_MORE : HISTORY },
]);

async function read(paper: (typeof PAPERS)[number]): Promise<ReadFile> {
  const written = await paper.write(paper.asked);
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  return readQuestions(bytes, typeof written === 'string' ? 'paper.txt' : 'paper.docx');
}

/** What was read, in the words of the paper. */
function told({ question, choices }: ReadItem, { hasNoKey }: Layout): unknown {
  if (hasNoKey) {
    return {
      stem: choices?.[0]?.question.question,
      options: choices?.map(({ says }) => says),
      right: 'to be chosen',
    };
  }
  const stem = question?.question;
  if (!question || !('kind' in question)) {
    return { stem, options: question?.options, right: [question?.correctAnswer] };
  }
  if (question.kind === 'true-false') return { stem, options: [], right: question.key.isTrue };
  if (question.kind === 'gaps') return { stem, options: [], right: question.key.gaps[0]?.words[0] };
  if (question.kind === 'number') return { stem, options: [], right: String(question.key.value) };
  return { stem, options: [], right: question.kind === 'text' && question.key.accepted[0] };
}

test('of twenty papers in ten layouts, 95 in 100 questions have their text, options and key', async () => {
  let right = 0;
  let all = 0;
  const wrong: unknown[] = [];
  for (const paper of PAPERS) {
    const { items, format } = await read(paper);
    expect(format, paper.name).toBe('paper');
    paper.asked.forEach((asked, at) => {
      all += 1;
      const item = items[at];
      const expected = paper.hasNoKey ? { ...asked, right: 'to be chosen' } : asked;
      const found = item && told(item, paper);
      if (JSON.stringify(found) === JSON.stringify(expected)) right += 1;
      else wrong.push([paper.name, expected, found, item?.notes]);
    });
    if (items.length !== paper.asked.length) wrong.push([paper.name, `${items.length} items`]);
  }
  expect(PAPERS).toHaveLength(20);
  expect({ share: right / all >= 0.95, wrong }).toEqual({ share: true, wrong: [] });
});
