import type { WrittenQuiz } from '@study-assistant/writer/writer';
import { expect, test } from 'vitest';
import { warnOfOrders } from './orders-in-document.ts';

const quiz: WrittenQuiz = { title: 'Rain', questions: [], drafts: [], notice: null };
const WARNING =
  'This document contains text that gives instructions to an AI. We have left it out. Please check the questions.';

test('a quiz from a document with orders to a model says so', () => {
  expect(warnOfOrders(quiz, { ordersLeftOut: 2 }).notice).toBe(WARNING);
});

test('it says so before what else there is to say', () => {
  const short = { ...quiz, notice: 'There are fewer questions than you asked for.' };
  expect(warnOfOrders(short, { ordersLeftOut: 1 }).notice).toBe(`${WARNING} ${short.notice}`);
});

test('a quiz from any other document says nothing of it', () => {
  expect(warnOfOrders(quiz, {})).toBe(quiz);
});
