import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QuestionTexts } from '../question-texts.ts';
import { MathsPreview } from './maths-preview.tsx';

const texts: QuestionTexts = {
  question: 'What is half?',
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 0,
  explanation: '',
  topic: 'Halves',
};

function labels(): (string | null)[] {
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

test('each text with a dollar sign is shown as students see it, under its name', () => {
  const options = ['$\\frac{1}{2}$', 'two', '$x$', 'four'];
  render(<MathsPreview texts={{ ...texts, options, explanation: 'Since $2x = 1$.' }} />);
  screen.getByRole('region', { name: 'How students see it' });
  expect(labels()).toEqual(['Option A', 'Option C', 'Explanation']);
});

test('pairs and words of gaps are shown too, and options that another kind has left are not', () => {
  const pairs = [
    { left: '$a$', right: 'first' },
    { left: 'b', right: '$b$' },
  ];
  const others = { options: ['$x$'], match: { pairs, spares: ['$c$'] } };
  const { unmount } = render(<MathsPreview texts={{ ...texts, ...others, kind: 'match' }} />);
  expect(labels()).toEqual(['Left side 1', 'Right side 2', 'Right side to spare 1']);
  unmount();
  const gaps = {
    ...{ text: 'Half is [$h$] of it', hasBank: true, spares: 'two, $t$' },
    ...{ matchCase: false, matchAccents: false, allowTypo: false },
  };
  const question = 'Half is _____ of it';
  render(<MathsPreview texts={{ ...texts, ...others, kind: 'gaps', question, gaps }} />);
  expect(labels()).toEqual(['Gap 1', 'Word to spare 2']);
});

test('a question without a dollar sign has no preview', () => {
  const { container } = render(<MathsPreview texts={texts} />);
  expect(container.textContent).toBe('');
});
