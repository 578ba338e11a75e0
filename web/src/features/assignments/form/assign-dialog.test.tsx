import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { aClass, aPublishedQuiz, refuse, startAssignmentServer } from '../assignment.fixture.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { AssignedQuiz } from './assign-form.tsx';

const rivers: AssignedQuiz = {
  ...{ id: 'q1', title: 'Rivers', status: 'assigned', numQuestions: 10 },
  teacherId: teacher.uid,
};

let api: ReturnType<typeof startAssignmentServer>;
beforeEach(() => {
  api = startAssignmentServer();
  api.classes = [aClass('9b', { name: 'Grade 9b' }), aClass('9c', { name: 'Grade 9c' })];
});

function open(quiz = rivers) {
  const onClose = vi.fn();
  const view = renderSignedIn(<AssignDialog quiz={quiz} onClose={onClose} />, {
    others: { '/assignments/:id': <h1>Live</h1>, '/classes': <h1>Classes</h1> },
  });
  return { ...view, onClose };
}

function sent(): {
  classIds: string[];
  settings: Record<string, unknown>;
  categories: { classId: string; categoryId: string }[];
} {
  const call = api.calls.find(({ what }) => what === 'create');
  return call?.body as ReturnType<typeof sent>;
}

test('homework for two classes is a few clicks, and says what will happen', async () => {
  const { user, onClose } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(screen.getByRole('checkbox', { name: /Grade 9c/ }));
  expect(
    screen.getByText(
      /^Grade 9b and Grade 9c can take it from now on; it is due .* 08:00, and late/,
    ),
  ).toBeTruthy();
  expect(screen.getByText(/10 minutes/)).toBeTruthy();
  expect(screen.getByText(/Times are Central European Time/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await screen.findByText('Assigned to Grade 9b and Grade 9c.')).toBeTruthy();
  expect(sent()).toMatchObject({ quizId: 'q1', classIds: ['9b', '9c'] });
  expect(sent().settings).toMatchObject({
    only: null,
    opensAt: null,
    acceptsLate: true,
    attempts: 1,
    time: { kind: 'usual' },
    release: 'at-once',
    shows: 'score-and-answers',
  });
});

test('a class that has the quiz already says so, with the way to its assignment', async () => {
  const times = { timeZone: 'UTC', opensAt: '2026-01-01T08:00:00.000Z' };
  const due = { dueAt: '2030-12-09T08:00:00.000Z', closesAt: '2030-12-10T08:00:00.000Z' };
  const over = { dueAt: '2026-01-05T08:00:00.000Z', closesAt: '2026-01-05T08:00:00.000Z' };
  const given = [
    { assignmentId: 'a2', classId: '9b', className: 'Grade 9b', ...times, ...due },
    { assignmentId: 'a1', classId: '9b', className: 'Grade 9b', ...times, ...over },
  ];
  const { user } = open({ ...rivers, given });
  const link = await screen.findByRole('link', { name: /^Grade 9b has it already, due Mon 9 Dec/ });
  expect(screen.getAllByRole('link', { name: /already/ })).toHaveLength(1);
  expect(await axeFaults()).toEqual([]);
  await user.click(link);
  expect(screen.getByRole('heading', { name: 'Live' })).toBeTruthy();
});

describe('the category of the markbook that it counts in', () => {
  const category = (id: string, name: string) => ({ id, name });

  test('is chosen by name for all classes that have it, each with its own id', async () => {
    api.categories = {
      '9b': [category('b-tests', 'Tests'), category('b-home', 'Homework')],
      '9c': [category('c-tests', 'Tests')],
    };
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
    await user.click(screen.getByRole('checkbox', { name: /Grade 9c/ }));
    const choice = await screen.findByLabelText('Category');
    await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
    expect(screen.getByText(/^Without a category it does not count/)).toBeTruthy();
    await user.selectOptions(choice, 'Homework');
    expect(screen.getByText('Grade 9c has no such category; there it is in none.')).toBeTruthy();
    await user.selectOptions(choice, 'Tests');
    expect(screen.queryByText(/no such category/)).toBeNull();
    expect(await axeFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(sent()).toBeTruthy());
    expect(sent().categories).toEqual([
      { classId: '9b', categoryId: 'b-tests' },
      { classId: '9c', categoryId: 'c-tests' },
    ]);
  });

  test('is not asked for where the class has none, and goes with the class that has it', async () => {
    api.categories = { '9b': [category('b-tests', 'Tests')] };
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Grade 9c/ }));
    expect(screen.queryByLabelText('Category')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Grade 9b/ }));
    await user.selectOptions(await screen.findByLabelText('Category'), 'Tests');
    await user.click(screen.getByRole('checkbox', { name: /Grade 9b/ }));
    expect(screen.queryByLabelText('Category')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(sent()).toBeTruthy());
    expect(sent().categories).toEqual([]);
  });
});

test('a quiz that waits for its check says so at once, and leads to the first question marked', async () => {
  const question = (confidence: 'sure' | 'check', at: number) => ({
    ...{ id: `question-${at}`, question: `What is ${at}?`, options: ['a', 'b', 'c', 'd'] },
    ...{ correctAnswer: 1, explanation: 'It is.', topic: 'rivers', benchmarkTime: 20, confidence },
    source: { page: 1, section: null, quote: 'It is.' },
  });
  const questions = (['sure', 'check', 'check'] as const).map(question);
  server.use(
    http.get('/api/quizzes/q1', () =>
      HttpResponse.json({ success: true, quiz: { ...aPublishedQuiz, questions } }),
    ),
  );
  open({ ...rivers, status: 'draft', review: { toCheck: 2, drafts: 0 } });
  expect(await screen.findByText('2 questions are still marked to check')).toBeTruthy();
  expect(screen.queryByText('Classes')).toBeNull();
  const link = screen.getByRole('link', { name: 'Check them' });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/quiz-edit/q1#question-2'));
  expect(await axeFaults()).toEqual([]);
});

test('today’s lesson closes within an hour or so and takes nothing late', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(screen.getByRole('button', { name: 'Today’s lesson' }));
  expect(screen.queryByLabelText(/^Closes/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent()).toBeTruthy());
  const { dueAt, closesAt, acceptsLate } = sent().settings;
  expect({ closesAt, acceptsLate }).toEqual({ closesAt: null, acceptsLate: false });
  const minutes = (Date.parse(String(dueAt)) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThan(66);
});

test('times are meant in the zone of the class', async () => {
  api.classes = [aClass('9b', { name: 'Grade 9b', timeZone: 'America/New_York' })];
  const { user } = open();
  const due = await screen.findByLabelText(/^Due/);
  fireEvent.change(due, { target: { value: '2030-07-01T08:00' } });
  fireEvent.change(screen.getByLabelText(/^Closes/), { target: { value: '2030-07-02T08:00' } });
  expect(screen.getByText(/Times are Eastern Time/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent().settings).toMatchObject({
    dueAt: '2030-07-01T12:00:00.000Z',
    closesAt: '2030-07-02T12:00:00.000Z',
  });
});

test('a class of another zone does not move the times, and is told what it gets', async () => {
  api.classes = [
    aClass('utc', { name: 'Grade 9u', timeZone: 'UTC' }),
    aClass('9b', { name: 'Grade 9b', timeZone: 'Europe/Berlin' }),
  ];
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  fireEvent.change(screen.getByLabelText(/^Due/), { target: { value: '2030-12-05T08:00' } });
  fireEvent.change(screen.getByLabelText(/^Closes/), { target: { value: '2030-12-08T08:00' } });
  expect(screen.queryByText(/different time zones/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Grade 9u/ }));
  expect(screen.getByText(/Times are Central European Time/)).toBeTruthy();
  expect(
    screen.getByText(/For Grade 9u times are .*: due .*5 Dec 2030 07:00, closes .* 07:00\.$/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent().settings).toMatchObject({ dueAt: '2030-12-05T07:00:00.000Z' });
});

test('an hour that the clocks leave out or show twice is explained at its field', async () => {
  open();
  const opens = await screen.findByLabelText(/^Opens/);
  fireEvent.change(opens, { target: { value: '2030-03-31T02:30' } });
  expect(screen.getByText(/02:30 is left out, so it will be 03:30/)).toBeTruthy();
  fireEvent.change(opens, { target: { value: '2030-10-27T02:30' } });
  expect(screen.getByText(/02:30 comes twice, and the first one counts/)).toBeTruthy();
});

test('some students of one class can be chosen; of several classes it is all', async () => {
  api.students = [
    { uid: 'ada', fullName: 'Ada Okoye' },
    { uid: 'ben', fullName: 'Ben Ito' },
  ];
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(screen.getByRole('radio', { name: 'Some students' }));
  await screen.findByRole('checkbox', { name: 'Ben Ito' });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Please choose at least one student.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Ben Ito' }));
  expect(screen.queryByText('Please choose at least one student.')).toBeNull();
  expect(screen.getByText(/^1 student of Grade 9b can take it/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);

  await user.click(screen.getByRole('checkbox', { name: /Grade 9c/ }));
  expect(screen.queryByRole('radio', { name: 'Some students' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent().settings['only']).toBeNull());
});

test('what is wrong is said at its field, and the first gets the focus', async () => {
  const { user } = open();
  await screen.findByRole('checkbox', { name: /Grade 9b/ });
  fireEvent.change(screen.getByLabelText(/^Due/), { target: { value: '2020-01-01T08:00' } });
  fireEvent.change(screen.getByLabelText(/^Closes/), { target: { value: '2019-01-01T08:00' } });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(screen.getByText('Please choose a class.')).toBeTruthy();
  expect(screen.getAllByText('This time is over already.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Grade 9b/ }));
  expect(api.calls).toEqual([]);
  expect(await axeFaults()).toEqual([]);
});

test('a day without an hour is not taken for no time at all', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  const opens = screen.getByLabelText(/^Opens/);
  Object.defineProperty(opens, 'validity', { value: { badInput: true } });
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(screen.getByText('Please give the date and the time.')).toBeTruthy();
  expect(document.activeElement).toBe(opens);
  expect(api.calls).toEqual([]);
});

test('a wrong number in the folded part opens it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(screen.getByText('Attempts, time and order'));
  await user.selectOptions(screen.getByLabelText('Time'), 'So many minutes');
  const minutes = screen.getByLabelText('Minutes');
  await user.clear(minutes);
  await user.type(minutes, '900');
  await user.click(screen.getByText('Attempts, time and order'));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Please give 1 to 600 minutes.')).toBeTruthy();
  expect(document.activeElement).toBe(minutes);
});

test('attempts, time, order and version are sent as they are chosen', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.selectOptions(screen.getByLabelText('Attempts'), 'Any number');
  await user.selectOptions(screen.getByLabelText('Which one counts'), 'The latest attempt');
  await user.selectOptions(screen.getByLabelText('Time'), 'Longer or shorter than that');
  await user.clear(screen.getByLabelText('How many times as long'));
  await user.type(screen.getByLabelText('How many times as long'), '1,5');
  await user.click(screen.getByRole('checkbox', { name: /^Questions in another order/ }));
  await user.selectOptions(screen.getByLabelText('The quiz'), 'As it is now');
  expect(screen.getByText(/any number of attempts, with 15 minutes each; the latest/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent().settings).toMatchObject({
    attempts: null,
    counts: 'latest',
    time: { kind: 'factor', factor: 1.5 },
    shuffle: { questions: false, options: true },
    keepsVersion: true,
  });
});

test('results after closing need a closing', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.selectOptions(screen.getByLabelText('Students see them'), 'After it has closed');
  await user.clear(screen.getByLabelText(/^Closes/));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(
    screen.getByText('To show results after closing, please say when it closes.'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Closes/));
});

const onShelf = { ...rivers, status: 'ready' } as const;
const takeOff = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Take it off/ });

test('a quiz of the shelf is taken off it unless the teacher leaves it there', async () => {
  const { user } = open(onShelf);
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  expect(screen.getByText('This quiz is on the shelf of the school')).toBeTruthy();
  expect(takeOff().checked).toBe(true);
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned to Grade 9b. The quiz is off the shelf.')).toBeTruthy();
  expect(api.calls.map(({ what }) => what)).toEqual(['publish', 'create']);
  expect(api.calls[0]?.body).toEqual({ to: 'classes' });
});

test('a quiz can be left on the shelf, where its results are shown at once', async () => {
  const { user } = open(onShelf);
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(takeOff());
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned to Grade 9b.')).toBeTruthy();
  expect(api.calls.map(({ what }) => what)).toEqual(['create']);
});

test('held results of a quiz that stays on the shelf are a conflict, with a way out', async () => {
  const { user } = open(onShelf);
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(takeOff());
  await user.selectOptions(screen.getByLabelText('What they see'), 'Score only');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(screen.getByText(/^Please take it off the shelf, or/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);

  await user.click(takeOff());
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(api.calls.map(({ what }) => what)).toEqual(['publish', 'create']));
});

test('a colleague’s quiz stays on the shelf, and the dialog says why', async () => {
  const { user } = open({ ...onShelf, teacherId: 'colleague' });
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  expect(screen.getByText(/^Only the teacher who made it/)).toBeTruthy();
  expect([takeOff().checked, takeOff().disabled]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned to Grade 9b.')).toBeTruthy();
  expect(api.calls.map(({ what }) => what)).toEqual(['create']);
});

describe('students who have seen the answers already', () => {
  const named = (...names: string[]) =>
    names.map((fullName) => ({ studentId: fullName.toLowerCase(), fullName }));

  test('are counted and named before a quiz is assigned', async () => {
    api.seen = { students: 24, seen: named('Ada', 'Bo', 'Cem') };
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
    expect(
      await screen.findByText('3 of 24 have seen its answers already: Ada, Bo and Cem.'),
    ).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  test('are three by name and the others by number, for each class', async () => {
    api.seen = { students: 24, seen: named('Ada', 'Bo', 'Cem', 'Dan', 'Eve') };
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
    await user.click(screen.getByRole('checkbox', { name: /Grade 9c/ }));
    expect(
      await screen.findByText(
        /^Grade 9c: 5 of 24 have seen its answers already: Ada, Bo, Cem and 2 more\.$/,
      ),
    ).toBeTruthy();
  });

  test('are those whom it is for', async () => {
    api.seen = { students: 24, seen: named('Ada', 'Ben') };
    api.students = [
      { uid: 'ada', fullName: 'Ada' },
      { uid: 'ben', fullName: 'Ben' },
    ];
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
    await screen.findByText(/^2 of 24 have/);
    await user.click(screen.getByRole('radio', { name: 'Some students' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Ben' }));
    expect(screen.getByText('1 of 1 has seen its answers already: Ben.')).toBeTruthy();
  });

  test('are said to be unknown where the server does not answer', async () => {
    server.use(
      http.get('/api/classes/:id/quizzes/:quizId/answers-seen', () => refuse(403, 'Sorry.')),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
    expect(await screen.findByText(/^We could not find out who has seen/)).toBeTruthy();
  });
});

test('a draft is said to be opened by it', async () => {
  open({ ...rivers, status: 'draft' });
  expect(await screen.findByText(/^This quiz is a draft/)).toBeTruthy();
});

test('that a class would be told the answers too early is said where that is chosen', async () => {
  const error = 'Grade 9b has this quiz already, and its results are not shown yet.';
  const refusal = { success: false, error, code: 'quiz-given-twice' };
  server.use(http.post('/api/assignments', () => HttpResponse.json(refusal, { status: 409 })));
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText(error)).toBeTruthy();
  const release = screen.getByLabelText('Students see them');
  expect(document.activeElement).toBe(release);
  expect(release.getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.queryByText(/^The quiz could not be assigned/)).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('what the server refuses is said in the dialog, and nothing typed is lost', async () => {
  server.use(http.post('/api/assignments', () => refuse(400, 'Ben is not in this class.')));
  const { user, onClose } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Assign: Rivers' }));
  expect(
    await dialog.findByText('The quiz could not be assigned: Ben is not in this class.'),
  ).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Grade 9b/ }).checked).toBe(true);
});

test('the only class is chosen already; one that is archived is none', async () => {
  api.classes = [
    aClass('9b', { name: 'Grade 9b' }),
    aClass('old', { archivedAt: '2026-01-01T00:00:00.000Z' }),
  ];
  open();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Grade 9b/ });
  expect(box.checked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: /Class old/ })).toBeNull();
});

test('who has no class is led to the first one', async () => {
  api.classes = [];
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Make a class' }));
  expect(screen.getByRole('heading', { name: 'Classes' })).toBeTruthy();
});

test('classes that do not come can be asked for again', async () => {
  server.use(http.get('/api/classes', () => refuse(500, 'Sorry.'), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('checkbox', { name: /Grade 9b/ })).toBeTruthy();
});

test('Cancel closes it without assigning', async () => {
  const { user, onClose } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Grade 9b/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect(api.calls).toEqual([]);
});
