import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { expect, test } from 'vitest';
import { formerQuestions } from './former-questions.ts';

function question(id: string): PlacedQuestion {
  return {
    id,
    question: `What is ${id}?`,
    options: ['One', 'Two', 'Three', 'Four'],
    correctAnswer: 0,
    explanation: '',
    topic: 'numbers',
    benchmarkTime: 20,
    source: { page: 1, section: null, quote: 'One is a number.' },
  };
}

function questions(ids: string): PlacedQuestion[] {
  return [...ids].map(question);
}

test.each([
  ['nothing left', 'ab', '', 'ba', ''],
  ['one left', 'ab', '', 'b', 'a'],
  ['one more left', 'bc', 'a', 'c', 'ba'],
  ['one came back for another', 'bc', 'a', 'ac', 'b'],
])('%s: %s with %s before, %s now, gives %s', (_what, before, former, after, expected) => {
  const quiz = { questions: questions(before), former: questions(former) };
  expect(formerQuestions(quiz, questions(after))).toEqual(questions(expected));
});

test('only the latest fifty are kept', () => {
  const many = Array.from({ length: 60 }, (_, index) => question(`q${index}`));
  const kept = formerQuestions({ questions: [question('last')], former: many }, []);
  expect(kept).toHaveLength(50);
  expect(kept[0]?.id).toBe('last');
});
