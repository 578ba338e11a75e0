import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn, teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { TeacherToday } from './teacher-today.tsx';

const NOW = '2026-11-27T09:00:00.000Z';

function given(id: string, over: object = {}) {
  return {
    ...{ id, classId: 'c1', className: 'Science 7A', timeZone: 'UTC', quizId: 'q', quizTitle: id },
    ...{
      numQuestions: 10,
      toughness: 'Medium',
      createdAt: NOW,
      releasedAt: null,
      remindedAt: null,
    },
    settings: {
      ...{ keepsVersion: false, only: null, opensAt: NOW, dueAt: '2026-12-04T15:00:00.000Z' },
      ...{ closesAt: null, acceptsLate: false, attempts: 1, counts: 'best' },
      ...{ time: { kind: 'usual' }, shuffle: { questions: true, options: true } },
      ...{ release: 'by-hand', shows: 'score-and-answers' },
    },
    ...{ state: 'open', isReleased: false, handedIn: 2, ...over },
  };
}

function show(today: object | null, isNew = false) {
  server.use(
    http.get(`/api/teacher/${teacher.uid}/today`, () =>
      today
        ? HttpResponse.json({ success: true, today, serverNow: NOW })
        : HttpResponse.json({ success: false, error: 'No.', code: 'test' }, { status: 500 }),
    ),
  );
  return renderSignedIn(<TeacherToday isNew={isNew} />, { user: teacher });
}

test('results that wait, what is open and what comes are a click away', async () => {
  const coming = { ...given('Cells', { state: 'coming', handedIn: 0 }) };
  const closed = given('Rivers', { state: 'closed', handedIn: 1 });
  show({ assignments: [closed, given('Forces'), coming], more: 3, classes: [] });
  const [, ...lines] = await screen.findAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'RiversScience 7A1 result to release',
    'ForcesScience 7ADue Fri 4 Dec 15:002 handed in',
    'CellsScience 7AOpens Fri 27 Nov 09:00; due Fri 4 Dec 15:00',
  ]);
  expect(lines[0]?.getAttribute('href')).toBe('/assignments/Rivers');
  const rest = screen.getByRole('link', { name: '3 more in your classes' });
  expect(rest.getAttribute('href')).toBe('/classes');
  expect(await axeFaults()).toEqual([]);
});

test('times are of the class, and its zone is named where the reader has another', async () => {
  show({ assignments: [given('Cells', { timeZone: 'Asia/Tokyo' })], more: 0, classes: [] });
  const line = await screen.findByRole('link', { name: /^Cells/ });
  expect(line.textContent).toMatch(/Due Sat 5 Dec 00:00 \(Japan Standard Time\)/);
});

test('questions that students reported are a click away', async () => {
  const quizzes = [{ quizId: 'rivers', quizTitle: 'Rivers', questions: 2 }];
  show({ assignments: [], more: 0, classes: [], reported: { questions: 2, quizzes } }, true);
  expect(await screen.findByText('2 questions were reported:')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Rivers' });
  expect(link.getAttribute('href')).toBe('/quiz-analysis/rivers?class=all&order=flagged');
  expect(await axeFaults()).toEqual([]);
});

test('who has given nothing is shown the way, and who is new has her first steps instead', async () => {
  const { unmount } = show({ assignments: [], more: 0, classes: [] });
  const way = await screen.findByRole('link', { name: 'Choose a quiz' });
  expect(way.getAttribute('href')).toBe('/library');
  unmount();
  show({ assignments: [], more: 0, classes: [] }, true);
  await waitFor(() => expect(screen.queryByText('Loading your day…')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

test('where it does not come the page goes on without it', async () => {
  show(null);
  await waitFor(() => expect(screen.queryByText('Loading your day…')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});
