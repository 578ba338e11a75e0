import { beforeAll, expect, it } from 'vitest';
import { analyse } from '../../../facts/analysis.ts';
import { indexDocument } from '../../wrong-answers/document-index.ts';
import { createAsked } from '../asked.ts';
import { findTeaching } from '../teaching.ts';
import { canalHistory } from './dates.fixture.ts';
import { listDated, type Dated } from './list-dated.ts';
import { proposeNumbers } from './number-questions.ts';
import { proposeOrders } from './order-questions.ts';

let dated: Dated[];
let nothingAsked: ReturnType<typeof createAsked>;

beforeAll(async () => {
  const analysis = await analyse(canalHistory);
  const index = indexDocument(analysis);
  dated = listDated(index, findTeaching(index, []));
  nothingAsked = createAsked([], analysis);
});

it('an event is asked for by its year, and told without it', () => {
  const [act] = dated;
  expect(act).toMatchObject({
    year: 1821,
    asked: 'did the Parliament of Norland pass the Canal Act',
    told: 'the Parliament of Norland passed the Canal Act',
  });
});

it('no other year than its own is right', () => {
  const questions = proposeNumbers(dated).flatMap((proposal) => proposal.write() ?? []);
  expect(questions.length).toBeGreaterThan(0);
  for (const { question, key, grounds } of questions) {
    expect(question).toMatch(/^In which year (?:did|was|were) [^\d]+\?$/);
    expect(key).toMatchObject({ tolerance: { type: 'absolute', by: 0 }, units: [] });
    expect(key && 'value' in key && grounds.quote.includes(String(key.value))).toBe(true);
  }
});

it('four events or more are put in order, each with its own quote, and none shows its year', () => {
  const [order] = proposeOrders(dated, nothingAsked).flatMap((proposal) => proposal.write() ?? []);
  const { options = [], key, explanation = '' } = order ?? {};
  expect(options.length).toBeGreaterThanOrEqual(4);
  expect(options.filter((text) => /\d/.test(text))).toEqual([]);
  const inOrder = key && 'order' in key ? key.order.map((at) => options[at]) : [];
  expect(inOrder[0]).toBe('The Parliament of Norland passed the Canal Act');
  expect(explanation.match(/\d{4}: “/g)).toHaveLength(options.length);
});

it('three events are too few to be put in order', () => {
  expect(proposeOrders(dated.slice(0, 3), nothingAsked)).toEqual([]);
});
