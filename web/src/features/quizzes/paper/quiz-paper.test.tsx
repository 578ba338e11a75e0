import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { renderSignedIn, student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { QuizPreviewPage } from '../preview/quiz-preview.page.tsx';

const TOLD = {
  topic: 'secret topic',
  explanation: 'secret reason',
  source: { page: 3, section: null, quote: 'A secret sentence of the document.' },
};
const TIME = { benchmarkTime: 20 };

const questions: Quiz['questions'] = [
  {
    ...{ ...TOLD, ...TIME, id: 'organelle', question: 'Where does photosynthesis take place?' },
    ...{ options: ['Nucleus', 'Chloroplast', 'Ribosome', 'Vacuole'], correctAnswer: 1 },
  },
  {
    ...{ ...TOLD, ...TIME, id: 'parts', kind: 'several', question: 'Which are parts of a river?' },
    ...{ options: ['Crater', 'Dune', 'Meander', 'Mouth'], correctAnswer: 2 },
    key: { rights: [2, 3], scoring: 'partial' },
  },
  {
    ...{ ...TOLD, ...TIME, id: 'flow', kind: 'true-false', question: 'Rivers flow uphill.' },
    ...{ options: ['True', 'False'], correctAnswer: 1 },
    key: { isTrue: false, correction: '' },
  },
  {
    ...{ ...TOLD, ...TIME, id: 'ice', kind: 'number', question: 'How much of it is ice?' },
    ...{ options: [], correctAnswer: 0, body: { unit: '%', asksUnit: false } },
    key: { value: 69, tolerance: { type: 'absolute', by: 2 }, units: [] },
  },
  {
    ...{ ...TOLD, ...TIME, id: 'course', kind: 'gaps', question: 'From _____ to _____.' },
    ...{ options: [], correctAnswer: 0, body: { gaps: 2, bank: ['mouth', 'source', 'town'] } },
    key: {
      gaps: [{ words: ['source'] }, { words: ['mouth'] }],
      ...{ matchCase: false, matchAccents: false, allowTypo: false },
    },
  },
  {
    ...{ ...TOLD, ...TIME, id: 'cities', kind: 'match', question: 'Which river is where?' },
    ...{ options: ['London', 'Paris', 'Rome'], correctAnswer: 0 },
    ...{ body: { lefts: ['Seine', 'Thames', 'Tiber'] }, key: { pairs: [1, 0, 2] } },
  },
  {
    ...{ ...TOLD, ...TIME, id: 'way', kind: 'order', question: 'What comes first?' },
    ...{ options: ['Brook', 'Delta', 'Spring'], correctAnswer: 0 },
    key: { order: [2, 0, 1], scoring: 'partial' },
  },
  {
    ...{ ...TOLD, ...TIME, id: 'bed', kind: 'text', question: 'What carries the water?' },
    ...{ options: [], correctAnswer: 0, key: { accepted: ['a bed'], matchCase: false } },
  },
];

const quiz: Quiz = {
  ...{ id: 'q1', title: 'Rivers', toughness: 'Hard', targetGrade: 'Grade 8' },
  ...{ numQuestions: 8, createdAt: '2026-03-12T09:05:00.000Z', teacherId: teacher.uid },
  ...{ status: 'ready', writer: 'offline', teacherName: '', subject: null, topics: [] },
  ...{ notice: null, version: 1, questions },
};

const keyless: Quiz = {
  ...quiz,
  questions: questions.map(({ id, kind, question, options, body, benchmarkTime }) => ({
    ...{ id, question, options, benchmarkTime },
    ...(kind && { kind }),
    ...(body && { body }),
  })),
};

async function open(served = quiz, user = teacher) {
  server.use(http.get('/api/quizzes/q1', () => HttpResponse.json({ success: true, quiz: served })));
  const rendered = renderSignedIn(<QuizPreviewPage />, {
    ...{ user, at: '/quiz-view/q1?print', route: '/quiz-view/:quizId' },
  });
  await screen.findByRole('heading', { level: 1, name: user === teacher ? 'Print' : 'Rivers' });
  return rendered;
}

function pageOf(name: string) {
  return screen.getByRole('group', { name });
}

function linesOf(page: HTMLElement, selector: string) {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('a teacher prints from the preview, and comes back to it', async () => {
  server.use(http.get('/api/quizzes/q1', () => HttpResponse.json({ success: true, quiz })));
  const { user } = renderSignedIn(<QuizPreviewPage />, {
    ...{ at: '/quiz-view/q1', route: '/quiz-view/:quizId' },
  });
  await user.click(await screen.findByRole('link', { name: 'Print' }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rivers' })).toBeTruthy();
});

test('the sheet has room for name, class, date and points, and what its teacher wrote on it', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Class/), '8b');
  await user.type(screen.getByLabelText(/^Instructions/), 'No books.');
  const page = pageOf('Questions, version A, page 1 of 1');
  expect(page.textContent).toContain('NameClass8bDatePoints/ 8');
  expect(within(page).getByText('No books.')).toBeTruthy();
});

test('no version is printed when none is chosen', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(screen.queryByRole('group', { name: /version/ })).toBeNull();
  expect(screen.getByText('Choose a version.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Print' });
  expect(button.getAttribute('aria-disabled') ?? String(button.hasAttribute('disabled'))).toBe(
    'true',
  );
});

test('what a student is handed tells nothing of what is right', async () => {
  const { user } = await open();
  for (const version of ['B', 'C', 'D']) {
    await user.click(screen.getByRole('checkbox', { name: version }));
  }
  await user.click(screen.getByLabelText('An answer sheet with circles to fill in'));
  await user.click(screen.getByLabelText('The answer key of each version, for you'));
  const handed = screen.getAllByRole('group', { name: /^(Questions|Answer sheet), version/ });
  expect(handed).toHaveLength(8);
  for (const page of handed) {
    for (const told of ['secret', 'a bed', '69', 'page 3', 'Answer key']) {
      expect(page.textContent).not.toContain(told);
    }
  }
});

test('each version has its letter, an order of its own, and the key to it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'B' }));
  await user.click(screen.getByLabelText('The answer key of each version, for you'));
  const key = pageOf('Answer key, version B, page 1 of 1');
  const sheet = pageOf('Questions, version B, page 1 of 1');
  expect(within(sheet).getAllByText('Version').length).toBeGreaterThan(0);
  const asked = linesOf(sheet, 'p').filter((line) => /^\d+\. /.test(line));
  const askedInA = linesOf(pageOf('Questions, version A, page 1 of 1'), 'p').filter((line) =>
    /^\d+\. /.test(line),
  );
  expect(asked).toHaveLength(8);
  expect(asked).not.toEqual(askedInA);
  const number = asked.findIndex((line) => line.includes('photosynthesis')) + 1;
  const options = linesOf(sheet, 'li').filter((line) => /Chloroplast$/.test(line));
  const letter = options[0]?.charAt(0) ?? '';
  expect(key.textContent).toContain(`${number}. ${letter} – Chloroplast`);
  expect(key.textContent).toContain('“A secret sentence of the document.” (page 3)');
});

test('an answer sheet has a line for each answer, and circles where a letter is the answer', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('An answer sheet with circles to fill in'));
  const sheet = pageOf('Answer sheet, version A, page 1 of 1');
  for (const line of ['1ABCD', '2ABCD', '3TF', '4%', '5.1', '5.2', '6.1ABC', '6.3ABC', '7.3ABC']) {
    expect(sheet.textContent).toContain(line);
  }
  const page = pageOf('Questions, version A, page 1 of 1');
  expect(
    within(page).getByText('Mark your answers on the answer sheet of version A.'),
  ).toBeTruthy();
  for (const place of ['(1)', '(2)', '(3)']) expect(page.textContent).toContain(place);
});

test('the key names letters where they are marked, and words where they are written', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('The answer key of each version, for you'));
  const key = pageOf('Answer key, version A, page 1 of 1');
  const letters = within(key).getByRole('list', { name: 'Letters to mark' });
  expect(linesOf(letters, 'li')).toEqual([
    '1 B',
    '2 C D',
    '3 F',
    '4 –',
    '5 –',
    '6 B, A, C',
    '7 C, A, B',
    '8 –',
  ]);
  for (const said of ['4. 69 ± 2 %', '5. source; mouth', '8. a bed', '3. False']) {
    expect(key.textContent).toContain(said);
  }
});

test('whoever does not see the key prints the questions alone', async () => {
  await open({ ...keyless, teacherId: 'a-colleague' });
  expect(pageOf('Questions, version A, page 1 of 1')).toBeTruthy();
  expect(screen.queryByLabelText(/answer key/)).toBeNull();
  expect(screen.getByText('Only the teacher who made this quiz can print its key.')).toBeTruthy();
});

test('a student has no such page', async () => {
  await open(keyless, student);
  expect(screen.queryByRole('group', { name: /^Questions, version/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Rivers' })).toBeTruthy();
});
