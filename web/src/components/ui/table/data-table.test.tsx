import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

type Student = { id: string; name: string; score: number };

const students: Student[] = [
  { id: 's1', name: 'Ada', score: 90 },
  { id: 's2', name: 'Ben', score: 20 },
  { id: 's3', name: 'Cem', score: 55 },
];

const columns: Column<Student>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isRowHeader: true },
  { id: 'score', header: 'Score', cell: (row) => row.score, compare: (a, b) => a.score - b.score },
];

function renderTable(pageSize?: number) {
  render(
    <MemoryRouter>
      <DataTable
        caption="Students"
        columns={columns}
        rows={students}
        rowKey={(row) => row.id}
        rowLink={(row) => `/student-performance/${row.id}`}
        initialSort={{ columnId: 'score', direction: 'ascending' }}
        {...(pageSize !== undefined && { pageSize })}
      />
    </MemoryRouter>,
  );
}

function names() {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent);
}

test('sorts as asked, says so, and turns round on a click', async () => {
  const user = userEvent.setup();
  renderTable();
  expect(names()).toEqual(['Ben', 'Cem', 'Ada']);
  const header = screen.getByRole('columnheader', { name: 'Score' });
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Score' }));
  expect(names()).toEqual(['Ada', 'Cem', 'Ben']);
  expect(header.getAttribute('aria-sort')).toBe('descending');
});

test('the name of a row is its link', () => {
  renderTable();
  const link = screen.getByRole('link', { name: 'Ben' });
  expect(link.getAttribute('href')).toBe('/student-performance/s2');
});

test('a long table shows its first rows, and more at a click, which takes the keyboard there', async () => {
  const user = userEvent.setup();
  renderTable(2);
  expect(names()).toEqual(['Ben', 'Cem']);
  expect(screen.getByRole('status').textContent).toBe('2 of 3 are shown.');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(names()).toEqual(['Ben', 'Cem', 'Ada']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ada' }));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a long table is sorted whole, not only what it shows', async () => {
  const user = userEvent.setup();
  renderTable(2);
  await user.click(screen.getByRole('button', { name: 'Score' }));
  expect(names()).toEqual(['Ada', 'Cem']);
});
