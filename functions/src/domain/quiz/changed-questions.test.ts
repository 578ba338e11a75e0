import { NO_SOURCE, type PlacedQuestion } from '@study-assistant/contract/questions/question';
import { expect, test } from 'vitest';
import { changedQuestions } from './changed-questions.ts';

function aQuestion(id: string, fields: Partial<PlacedQuestion> = {}): PlacedQuestion {
  const asked = { question: 'Which is first?', options: ['A', 'B', 'C', 'D'], correctAnswer: 0 };
  const rest = { explanation: '', topic: 'letters', benchmarkTime: 20, source: NO_SOURCE };
  return { id, ...asked, ...rest, ...fields };
}

test('names what was reworded, given another key or taken out, and nothing that only moved', () => {
  const before = ['q1', 'q2', 'q3', 'q4'].map((id) => aQuestion(id));
  const after = [
    aQuestion('q4'),
    aQuestion('q1', { correctAnswer: 2 }),
    aQuestion('q2', { question: 'Which is the first?' }),
    aQuestion('new'),
  ];
  expect(changedQuestions(before, after)).toEqual(['q1', 'q2', 'q3']);
});
