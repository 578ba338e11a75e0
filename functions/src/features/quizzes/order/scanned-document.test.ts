import type { WrittenQuiz } from '@study-assistant/writer/writer';
import { expect, test } from 'vitest';
import { warnOfScan } from './scanned-document.ts';

const quiz: WrittenQuiz = { title: 'Rain', questions: [], drafts: [], notice: null };

test('the quiz of a scan says how sure the reading was', () => {
  const { notice } = warnOfScan(quiz, { recognition: { sureness: 0.917 } });
  expect(notice).toContain('read from pictures by text recognition, which is 92% sure of it');
});

test('no scan is called certain', () => {
  expect(warnOfScan(quiz, { recognition: { sureness: 0.999 } }).notice).toContain('99%');
});

test('what the writer says stands behind it', () => {
  const short = { ...quiz, notice: 'Only four questions.' };
  const { notice } = warnOfScan(short, { recognition: { sureness: 0.9 } });
  expect(notice).toMatch(/90% sure.* Only four questions\.$/);
});

test('the quiz of any other document says nothing of it', () => {
  expect(warnOfScan(quiz, {})).toBe(quiz);
});
