import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Announcer } from '../components/ui/feedback/announcer.tsx';
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
      <Announcer />
    </main>
  );
}

function show(question: Partial<AskedQuestion>) {
  const { options = [] } = question;
  const optionOrder = options.map((_, index) => index);
  render(<Asked question={{ question: 'Which of these?', options, optionOrder, ...question }} />);
  return userEvent.setup();
}

const TEXT = 'Plants take in _____ and give off _____.';

test('words are typed into the gaps of a text, by keyboard alone', async () => {
  const user = show({ kind: 'gaps', question: TEXT, body: { gaps: 2, bank: null } });
  await screen.findByRole('textbox', { name: 'Gap 1 of 2' });
  await user.tab();
  await user.keyboard('CO2');
  await user.tab();
  await user.keyboard('oxygen');
  expect(given.at(-1)).toEqual({ gaps: ['CO2', 'oxygen'] });
  expect(screen.getByText(/Plants take in/).textContent).toBe('Plants take in  and give off .');
  expect(await axeFaults()).toEqual([]);
});

test('words of a bank are tapped into one gap after the other, or chosen from a menu', async () => {
  const bank = ['carbon dioxide', 'nitrogen', 'oxygen'];
  const user = show({ kind: 'gaps', question: TEXT, body: { gaps: 2, bank } });
  const words = await screen.findByRole('group', { name: 'Words to choose from' });
  const tap = (name: string) => user.click(within(words).getByRole('button', { name }));
  await tap('nitrogen');
  expect(screen.getByText('Gap 1: nitrogen')).toBeTruthy();
  await tap('oxygen');
  expect(given.at(-1)).toEqual({ gaps: ['nitrogen', 'oxygen'] });
  await user.click(screen.getByRole('combobox', { name: 'Gap 1 of 2' }));
  await tap('carbon dioxide');
  expect(given.at(-1)).toEqual({ gaps: ['carbon dioxide', 'oxygen'] });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 2 of 2' }), '');
  expect(given.at(-1)).toEqual({ gaps: ['carbon dioxide', ''] });
  expect(await axeFaults()).toEqual([]);
});

const PARTS = {
  kind: 'match',
  options: ['Bears seeds', 'Makes sugar', 'Takes in water'],
  optionOrder: [2, 0, 1],
  body: { lefts: ['Root', 'Leaf', 'Stem'] },
};

test('sides are matched by menus, in the order of the attempt', async () => {
  const user = show(PARTS);
  const menu = await screen.findByRole('combobox', { name: 'Belongs to: Leaf' });
  expect(
    within(menu)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...['…', 'A – Takes in water', 'B – Bears seeds', 'C – Makes sugar']]);
  await user.selectOptions(menu, 'C – Makes sugar');
  expect(given.at(-1)).toEqual({ pairs: [null, 1, null] });
  await user.selectOptions(menu, '…');
  expect(given.at(-1)).toEqual({ pairs: [null, null, null] });
  expect(await axeFaults()).toEqual([]);
});

test('sides are matched by tapping two, and one that was matched is matched again', async () => {
  const user = show(PARTS);
  await user.click(await screen.findByRole('button', { name: 'Stem' }));
  expect(screen.getByRole('group', { name: 'Right sides, for: Stem' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bears seeds' }));
  expect(screen.getByText('Stem: Bears seeds')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Takes in water' }));
  expect(given.at(-1)).toEqual({ pairs: [2, null, 0] });
  await user.click(screen.getByRole('button', { name: 'Root' }));
  await user.click(screen.getByRole('button', { name: 'Makes sugar' }));
  expect(given.at(-1)).toEqual({ pairs: [1, null, 0] });
});

const THINGS = { kind: 'order', options: ['Flower', 'Seed', 'Sprout'], optionOrder: [1, 0, 2] };
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('things are moved by buttons and arrow keys, and each move is told', async () => {
  const user = show(THINGS);
  const before = given.length;
  await user.click(await screen.findByRole('button', { name: 'Move down: Flower' }));
  expect(shown()).toEqual(['Seed', 'Sprout', 'Flower']);
  expect(given.at(-1)).toEqual({ order: [1, 2, 0] });
  expect(screen.getByText('Flower: now 3 of 3')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Flower' }));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(given.at(-1)).toEqual({ order: [0, 1, 2] });
  expect(given).toHaveLength(before + 3);
  expect(screen.queryByRole('button', { name: 'Keep this order' })).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('the first order is an answer as soon as it is kept, and not before', async () => {
  const before = given.length;
  const user = show(THINGS);
  const keep = await screen.findByRole('button', { name: 'Keep this order' });
  expect(given).toHaveLength(before);
  await user.click(keep);
  expect(given.at(-1)).toEqual({ order: [1, 0, 2] });
  expect(document.activeElement).not.toBe(document.body);
});
