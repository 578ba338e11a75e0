import { judgeAnswer } from '@study-assistant/contract/questions/kinds';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultParts } from './result-parts.tsx';

const QUESTION = {
  kind: 'gaps',
  question: 'Water is _____, rust is _____ and salt is _____.',
  options: [],
  correctAnswer: 0,
  body: { gaps: 3, bank: null },
  key: {
    gaps: [{ words: ['H2O'] }, { words: ['iron oxide'] }, { words: ['sodium chloride'] }],
    matchCase: false,
    matchAccents: false,
    allowTypo: false,
  },
};

test('words of gaps are shown as they were typed, with what is right where they are wrong', () => {
  const answer = { gaps: ['h2o', 'FeO', ''] };
  const judgement = judgeAnswer(QUESTION, answer);
  const parts = typeof judgement === 'string' ? [] : [...judgement.parts];
  render(<ResultParts result={{ ...QUESTION, answer, parts }} />);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/^h2o$/),
    expect.stringMatching(/^FeO.*Right: iron oxide$/),
    expect.stringMatching(/^Not Answered.*Right: sodium chloride$/),
  ]);
});
