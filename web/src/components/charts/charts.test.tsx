import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { takeConsoleErrors } from '../../test/console.ts';
import { ChartFigure } from './chart-figure.tsx';
import { CountBarChart } from './count-bar-chart.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ScoreLineChart } from './score-line-chart.tsx';

/** The test browser has no layout, so every chart would be 0 px wide. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'SPAN' ? new DOMRect(0, 0, 40, 14) : new DOMRect(0, 0, 600, 280);
  });
});

const table = {
  columns: ['Quiz', 'Score'],
  rows: [
    ['Cells', '40%'],
    ['Atoms', '80%'],
  ],
} as const;

test('a chart has a title, a sentence, and a table that opens by keyboard', async () => {
  render(
    <ChartFigure title="Scores" summary="From 40% to 80%." table={table}>
      <p>drawn</p>
    </ChartFigure>,
  );
  expect(screen.getByRole('heading', { name: 'Scores' })).toBeTruthy();
  const figure = screen.getByRole('figure', { name: 'From 40% to 80%.' });
  await userEvent.click(within(figure).getByText('Show as table'));
  const rows = within(figure).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['QuizScore', 'Cells40%', 'Atoms80%']);
  expect(await axeFaults()).toEqual([]);
});

test('a chart that cannot be drawn leaves its table', () => {
  function Broken(): never {
    throw new Error('no canvas');
  }
  render(
    <ChartFigure title="Scores" summary="From 40% to 80%." table={table}>
      <Broken />
    </ChartFigure>,
  );
  expect(screen.getByText(/Its numbers are in the table below/)).toBeTruthy();
  expect(screen.getByText('Show as table')).toBeTruthy();
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});

test('scores over time are a named picture with a point each, and the line of passing', async () => {
  const points = [
    { completedAt: '2026-03-01', name: 'Cells, 1 Mar 2026', percent: 40 },
    { completedAt: '2026-03-02', name: 'Atoms, 2 Mar 2026', percent: 80 },
  ];
  render(<ScoreLineChart title="Scores" points={points} />);
  const drawing = screen.getByRole('application', { name: 'Scores' });
  expect(drawing.querySelectorAll('circle')).toHaveLength(2);
  expect(screen.getByText('Mar')).toBeTruthy();
  expect(screen.getByText('2')).toBeTruthy();
  expect(screen.getByText('100%')).toBeTruthy();
  expect(screen.getByText('Pass')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('the points of a line can be read one by one with the arrow keys', async () => {
  const user = userEvent.setup();
  const points = [
    { completedAt: '2026-03-01', name: 'Cells, 1 Mar 2026', percent: 40 },
    { completedAt: '2026-03-02', name: 'Atoms, 2 Mar 2026', percent: 80 },
  ];
  render(<ScoreLineChart title="Scores" points={points} />);
  await user.tab();
  expect(await screen.findByText('Cells, 1 Mar 2026')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Atoms, 2 Mar 2026')).toBeTruthy();
  expect(screen.getByText('80.0%')).toBeTruthy();
});

test('every bar has its name and its number in words', async () => {
  const bars = [
    { name: 'Critical', note: 'under 20%', count: 3, tone: 'bad' },
    { name: 'Excellent', note: '80% and over', count: 7, tone: 'good' },
  ] as const;
  render(<CountBarChart title="Students" bars={bars} />);
  expect(screen.getByText('Critical')).toBeTruthy();
  expect(screen.getAllByText('3').length).toBeGreaterThan(0);
  expect(screen.getAllByText('7').length).toBeGreaterThan(0);
  expect(await axeFaults()).toEqual([]);
});

test('progress is drawn over 400 by 150, from 0 at the foot to 100% at the top', () => {
  render(
    <ProgressLine title="Progress" percents={[0, 50, 100]} current={2} ends={['First', 'Last']} />,
  );
  const line = screen.getByRole('img', { name: 'Progress' });
  expect(line.querySelector('polyline')?.getAttribute('points')).toBe('0,150 200,75 400,0');
});
