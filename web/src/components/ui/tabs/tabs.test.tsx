import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabList, TabPanel } from './tabs.tsx';

const tabs = [
  { id: 'materials', label: 'Study Materials', shortLabel: 'Materials' },
  { id: 'quiz', label: 'Quizzes' },
  { id: 'growth', label: 'Growth Analytics', shortLabel: 'Growth' },
];

function Example() {
  const [current, setCurrent] = useState('materials');
  return (
    <>
      <TabList label="Sections" tabs={tabs} current={current} onSelect={setCurrent} />
      <TabPanel id={current}>Content of {current}</TabPanel>
    </>
  );
}

function selected() {
  return screen.getByRole('tab', { selected: true });
}

test('the Tab key stops once, at the selected tab', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Study Materials' }));
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('arrows, Home and End move the selection with the focus, round the ends', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  const moves = [
    ['{ArrowRight}', 'Quizzes'],
    ['{ArrowDown}', 'Growth Analytics'],
    ['{ArrowRight}', 'Study Materials'],
    ['{ArrowLeft}', 'Growth Analytics'],
    ['{Home}', 'Study Materials'],
    ['{End}', 'Growth Analytics'],
    ['{ArrowUp}', 'Quizzes'],
  ] as const;
  for (const [key, name] of moves) {
    await user.keyboard(key);
    expect(selected()).toBe(screen.getByRole('tab', { name }));
    expect(document.activeElement).toBe(selected());
  }
});

test('a click selects, and the panel takes the name of its tab', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('tab', { name: 'Quizzes' }));
  const panel = screen.getByRole('tabpanel', { name: 'Quizzes' });
  expect(panel.textContent).toBe('Content of quiz');
  expect(selected().getAttribute('aria-controls')).toBe(panel.id);
});
