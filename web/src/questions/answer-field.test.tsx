import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { axeFaults } from '../test/axe.ts';
import { AnswerField } from './answer-field.tsx';
import type { AskedQuestion } from './asked-question.ts';

const given: GivenAnswer[] = [];

function Asked({ question }: { question: AskedQuestion }) {
  const [answer, setAnswer] = useState<GivenAnswer | null>(null);
  return (
    <main>
      <AnswerField
        id="asked"
        question={question}
        answer={answer}
        className={undefined}
        onAnswer={(next) => {
          given.push(next);
          setAnswer(next);
        }}
      />
    </main>
  );
}

function show(question: Partial<AskedQuestion>) {
  const { options = [] } = question;
  const optionOrder = options.map((_, index) => index);
  render(<Asked question={{ question: 'Which of these?', options, optionOrder, ...question }} />);
  return userEvent.setup();
}

test('of several options any number is picked, by keyboard too, and taken back', async () => {
  const user = show({ kind: 'several', options: ['Its speed', 'Its weight', 'Its mass'] });
  await user.click(await screen.findByRole('checkbox', { name: /Its speed/ }));
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect(given.at(-1)).toEqual({ chosen: [0, 2] });
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /Its speed/ }));
  expect(given.at(-1)).toEqual({ chosen: [2] });
});

test('a statement is called true or false', async () => {
  const user = show({ kind: 'true-false', options: ['True', 'False'] });
  await user.click(await screen.findByRole('radio', { name: /False/ }));
  expect(given.at(-1)).toEqual({ value: false });
  expect(await axeFaults()).toEqual([]);
});

test('a number is typed beside its unit, and what is none is told at once and is no answer', async () => {
  const user = show({ kind: 'number', body: { unit: 'm/s²', asksUnit: false } });
  const field = await screen.findByRole('textbox', { name: 'Which of these?' });
  expect(screen.getByText('m/s²')).toBeTruthy();
  await user.type(field, '1,5');
  expect(given.at(-1)).toEqual({ text: '1,5' });
  await user.clear(field);
  await user.type(field, 'three');
  expect(screen.getByText(/^This is no number/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(given.at(-1)).toEqual({ text: '' });
  expect(await axeFaults()).toEqual([]);
});

test('a short answer is typed, and how much room is left is told', async () => {
  const user = show({ kind: 'text' });
  const field = await screen.findByRole('textbox', { name: 'Which of these?' });
  await user.type(field, 'A wall');
  expect(given.at(-1)).toEqual({ words: 'A wall' });
  expect(screen.getByText('A short answer: 6 of 300 characters.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(field);
  await user.paste('x'.repeat(400));
  expect(given.at(-1)).toEqual({ words: `A wall${'x'.repeat(294)}` });
  expect(screen.getByText('The answer is as long as it can be.')).toBeTruthy();
  await user.clear(field);
  expect(given.at(-1)).toEqual({ words: '' });
});

test('a kind that the page does not know says that it needs a newer page', async () => {
  show({ kind: 'essay' });
  expect(await screen.findByText(/^This question needs a newer page/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});
