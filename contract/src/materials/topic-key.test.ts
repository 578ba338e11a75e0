import { expect, test } from 'vitest';
import { toTopicKey } from './topic-key.ts';

test.each([
  ['River deltas', ' river  DELTAS '],
  ['The water cycle', 'Water cycle'],
  ['Structure of the cell', 'Structure of cells'],
  ['A meander', 'Meanders'],
  ['Cities', 'City'],
  ['Calories', 'Calorie'],
  ['Classes', 'Class'],
  ['Viruses', 'Virus'],
  ['Noble gases', 'Noble gas'],
  ['Phases of the Moon', 'Phase of the moon'],
  ['Newton’s laws', "Newton's Law"],
  ['Heat & light', 'Heat and light'],
  ['Cause-and-effect', 'Causes and effects'],
])('“%s” and “%s” are one topic', (one, other) => {
  expect(toTopicKey(one)).toBe(toTopicKey(other));
});

test.each([
  ['Rivers', 'River deltas'],
  ['Plan', 'Planes'],
  ['Organs', 'Organisms'],
  ['C', 'C++'],
  ['C#', 'C++'],
  ['Vitamin A', 'Vitamin'],
  ['Hepatitis A', 'Hepatitis B'],
  ['Chapter 1', 'Chapter 2'],
])('“%s” and “%s” are two', (one, other) => {
  expect(toTopicKey(one)).not.toBe(toTopicKey(other));
});

test('a name without a word has an empty key, and an article alone is a name', () => {
  expect(toTopicKey(' ?! ')).toBe('');
  expect(toTopicKey('The')).toBe('the');
});
