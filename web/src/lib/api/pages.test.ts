import { expect, test } from 'vitest';
import { inPages, insertByTime, type AskedPage, type Pages } from './pages.ts';

type Item = { id: string; at: string };

const [newest, newer, older, oldest] = ['4', '3', '2', '1'].map((at) => ({ id: at, at })) as [
  Item,
  Item,
  Item,
  Item,
];

function list(...pages: Item[][]): Pages<Item> {
  return {
    pages: pages.map((items) => ({ items, next: null })),
    pageParams: pages.map(() => ({ limit: 2 })),
  };
}

function insert(into: Pages<Item>, item: Item) {
  return insertByTime(into, item, ({ at }) => at)?.pages.map(({ items }) =>
    items.map(({ id }) => id),
  );
}

test.each([
  ['at the head', list([newer, older], [oldest]), newest, [['4', '3', '2'], ['1']]],
  [
    'between two pages',
    list([newest, newer], [oldest]),
    older,
    [
      ['4', '3'],
      ['2', '1'],
    ],
  ],
  ['at the end', list([newest], [newer, older]), oldest, [['4'], ['3', '2', '1']]],
  ['into an empty list', list([]), oldest, [['1']]],
  ['once, where it stands already', list([newest, newer]), newer, [['4', '3']]],
])('an item comes back %s', (_, into, item, expected) => {
  expect(insert(into, item)).toEqual(expected);
});

test('each page is as long as all before it, and none longer than the server gives', () => {
  const { initialPageParam, getNextPageParam } = inPages<Item>();
  const asked: AskedPage[] = [initialPageParam];
  for (let page = 0; page < 5; page += 1) {
    const next = getNextPageParam({ items: [], next: `after-${page}` }, [], asked.at(-1), asked);
    if (next) asked.push(next);
  }
  expect(asked.map(({ limit }) => limit)).toEqual([24, 24, 48, 96, 100, 100]);
});
