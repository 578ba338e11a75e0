import type { ClassOffer } from '@study-assistant/contract/classes/class-invitations';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { StudentClass } from '../../../queries/classes.ts';
import { axeFaults } from '../../../test/axe.ts';
import { aListedClass } from '../../../test/classes.fixture.ts';
import { renderSignedIn, student } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { aToDo, serveToDo } from '../../../test/to-do.fixture.ts';
import { MyClassesPage } from './my-classes.page.tsx';

function aJoinedClass(name: string, teacherNames = ['Ruth Meyer']): StudentClass {
  const { teacherIds: _teacherIds, students: _students, ...fields } = aListedClass(name);
  return { ...fields, teacherNames, showsMarks: false };
}

function serveJoined(...classes: StudentClass[]) {
  server.use(
    http.get(`/api/student/${student.uid}/classes`, () =>
      HttpResponse.json({ success: true, classes }),
    ),
  );
  serveOffers();
  serveToDo();
}

/** Serves class invitations and records the student's answers. */
function serveOffers(...names: string[]) {
  const path = `/api/student/${student.uid}/class-invitations`;
  const sent: string[] = [];
  let offers = names.map(anOffer);
  const settle =
    (reply: object) =>
    ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
      sent.push(`${request.method} ${String(params['id'])}`);
      offers = offers.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ success: true, ...reply });
    };
  const { teacherNames: _teachers, showsMarks: _shows, ...fields } = aJoinedClass('9b');
  server.use(
    http.get(path, () => HttpResponse.json({ success: true, invitations: offers })),
    http.post(`${path}/:id`, settle({ class: fields })),
    http.delete(`${path}/:id`, settle({})),
  );
  return sent;
}

function anOffer(name: string): ClassOffer {
  return {
    ...{ id: name, name, subject: 'Biology', grade: '9', teacherNames: ['Ruth Meyer'] },
    ...{ invitedAt: '2026-11-20T08:00:00.000Z', expiresAt: '2099-01-19T08:00:00.000Z' },
  };
}

function takeCodes(answer: () => Response) {
  const codes: unknown[] = [];
  server.use(
    http.post('/api/classes/join', async ({ request }) => {
      codes.push(((await request.json()) as { code: unknown }).code);
      return answer();
    }),
  );
  return codes;
}

function joined(name: string) {
  const { teacherNames: _teachers, showsMarks: _shows, ...fields } = aJoinedClass(name);
  return HttpResponse.json({ success: true, class: fields });
}

function refusal(status: number, error: string) {
  return HttpResponse.json({ success: false, error, code: 'refused' }, { status });
}

function Address() {
  return <p>Address {useLocation().search}</p>;
}

function show(search = '') {
  const page = (
    <>
      <MyClassesPage />
      <Address />
    </>
  );
  return renderSignedIn(page, {
    user: student,
    at: `/my-classes${search}`,
    others: { '/student-dashboard': <h1>Dashboard</h1> },
  });
}

test('a student sees her classes with who teaches them', async () => {
  serveJoined(aJoinedClass('9b', ['Ruth Meyer', 'Omar Ali']));
  show();
  const card = await screen.findByRole('article', { name: '9b' });
  expect(await within(card).findByText('No quiz waits.')).toBeTruthy();
  expect(card.textContent).toBe('9bLeaveBiology · Grade 9Ruth Meyer and Omar AliNo quiz waits.');
  expect(await axeFaults()).toEqual([]);
});

test.each([
  ['late', '2026-11-20T15:00:00.000Z', /^2 quizzes wait; the first was due Fri 20 Nov/],
  ['open', '2099-12-04T15:00:00.000Z', /^2 quizzes wait; the first is due Fri 4 Dec 2099/],
] as const)('of several that wait the first is told, %s', async (state, dueAt, said) => {
  serveJoined(aJoinedClass('9b'));
  const mine = { classId: '9b', acceptsLate: true, closesAt: null };
  const later = aToDo({ ...mine, id: 'later', dueAt: '2099-12-30T15:00:00.000Z' });
  serveToDo({ assignments: [aToDo({ ...mine, state, dueAt }), later] });
  show();
  const link = await screen.findByRole('link', { name: '2 quizzes wait' });
  expect(link.closest('p')?.textContent).toMatch(said);
});

test('each class says what waits there, and leads to it', async () => {
  serveJoined(aJoinedClass('9b'), aJoinedClass('9c'));
  const mine = { classId: '9b', dueAt: '2099-12-04T15:00:00.000Z' };
  serveToDo({ assignments: [aToDo(mine)] });
  show();
  const card = within(await screen.findByRole('article', { name: '9b' }));
  const link = await card.findByRole('link', { name: '1 quiz waits' });
  expect(link.getAttribute('href')).toBe('/quiz-attempt/rivers?assignment=rivers-7b');
  expect(link.closest('p')?.textContent).toMatch(/^1 quiz waits, due Fri 4 Dec 2099 /);
  expect(
    within(screen.getByRole('article', { name: '9c' })).getByText('No quiz waits.'),
  ).toBeTruthy();
});

test('who has a class finds the form to join another below it, folded', async () => {
  serveJoined(aJoinedClass('9b'));
  show();
  expectFormBelow(await screen.findByRole('article', { name: '9b' }));
});

function expectFormBelow(card: HTMLElement) {
  const field = screen.getByLabelText<HTMLInputElement>('Code of the class');
  expect(field.value).toBe('');
  expect(field.closest('details')?.open).toBe(false);
  expect(card.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
}

test('a code is joined however it is typed, in groups of four', async () => {
  serveJoined();
  const codes = takeCodes(() => joined('9b'));
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'You are in no class yet' })).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Code of the class');
  await user.type(field, 'k7po-9');
  expect(field.value).toBe('K7P0 9');
  await user.type(field, 'xq2');
  expect(field.value).toBe('K7P0 9XQ2');
  serveJoined(aJoinedClass('9b'));
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You are in 9b now.')).toBeTruthy();
  expect(await screen.findByRole('article', { name: '9b' })).toBeTruthy();
  expect(codes).toEqual(['K7P09XQ2']);
  expectFormBelow(screen.getByRole('article', { name: '9b' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  const wayOn = screen.getByRole('link', { name: 'Go to your quizzes' });
  expect(wayOn.getAttribute('href')).toBe('/student-dashboard?tab=quiz');
});

test('a letter typed into the middle of a code leaves the caret behind it', async () => {
  serveJoined();
  const { user } = show();
  const field = await screen.findByLabelText<HTMLInputElement>('Code of the class');
  await user.type(field, 'AAAABB');
  await user.type(field, 'c', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field.value).toBe('AACA ABB');
  expect(field.selectionStart).toBe(3);
});

test('a code in the address is filled in, and joined on her own click only', async () => {
  serveJoined();
  const codes = takeCodes(() => joined('9b'));
  const { user } = show('?code=K7P09XQ2');
  expect(screen.getByLabelText<HTMLInputElement>('Code of the class').value).toBe('K7P0 9XQ2');
  expect(screen.getByText(/The code is filled in/)).toBeTruthy();
  await screen.findByText('You are in no class yet');
  expect(codes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You are in 9b now.')).toBeTruthy();
  expect(await screen.findByText('Address')).toBeTruthy();
});

test('a link that names its class says which class she is about to join', async () => {
  serveJoined();
  show('?code=K7P09XQ2&class=Science%207A');
  expect(screen.getByText(/become a student of Science 7A\./)).toBeTruthy();
  await screen.findByText('You are in no class yet');
});

test('a code that is too short is not sent', async () => {
  serveJoined();
  const codes = takeCodes(() => joined('9b'));
  const { user } = show();
  const field = await screen.findByLabelText('Code of the class');
  await user.type(field, 'K7P');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByText('The code of a class has 8 letters and digits.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(codes).toEqual([]);
  await user.type(field, 'A');
  expect(screen.queryByText('The code of a class has 8 letters and digits.')).toBeNull();
});

test.each([
  [
    "the server's words",
    () => refusal(404, 'There is no class with this code.'),
    'There is no class with this code.',
  ],
  [
    'too many wrong codes',
    () => refusal(429, 'Too many wrong codes. Please try again in an hour.'),
    'Too many wrong codes. Please try again in an hour.',
  ],
  ['a lost connection', () => HttpResponse.error(), /Network error/],
  [
    'an answer that makes no sense',
    () => new HttpResponse('<html>', { status: 502 }),
    'You could not join the class. Please try again.',
  ],
])('a refusal is said at the field: %s', async (_what, answer, sentence) => {
  serveJoined();
  takeCodes(answer);
  const { user } = show('?code=K7P09XQ2');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Code of the class');
  expect(field.value).toBe('K7P0 9XQ2');
  expect(document.activeElement).toBe(field);
  expect(await axeFaults()).toEqual([]);
});

test('when her classes cannot be loaded, she can still join one', async () => {
  serveOffers();
  serveToDo();
  server.use(http.get(`/api/student/${student.uid}/classes`, () => HttpResponse.error()));
  show();
  expect(await screen.findByText('Your classes could not be loaded.')).toBeTruthy();
  expect(screen.getByLabelText('Code of the class')).toBeTruthy();
});

test('a class that asks her in is joined on her own click, and the focus is not lost', async () => {
  serveJoined();
  const sent = serveOffers('9b', '9c');
  const { user } = show();
  const offer = within(await screen.findByRole('article', { name: 'Is 9b your class?' }));
  expect(offer.getByText('Ruth Meyer')).toBeTruthy();
  expect(offer.getByText(/its teachers then see your name, grade, results/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(offer.getByRole('button', { name: 'Join 9b' }));
  expect(await screen.findByText('You are in 9b now.')).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Is 9b your class?' })).toBeNull(),
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await user.click(screen.getByRole('button', { name: '9c is not my class' }));
  expect(await screen.findByText('You are not in 9c.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(sent).toEqual(['POST 9b', 'DELETE 9c']);
});

test('an invitation that is gone says so', async () => {
  serveJoined();
  serveOffers('9b');
  server.use(
    http.post(`/api/student/${student.uid}/class-invitations/9b`, () =>
      refusal(404, 'This invitation is no longer there.'),
    ),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Join 9b' }));
  expect(await screen.findByText(/This invitation is no longer there/)).toBeTruthy();
});

test('she leaves a class after she was asked', async () => {
  serveJoined(aJoinedClass('9b'));
  const left: string[] = [];
  server.use(
    http.delete(`/api/student/${student.uid}/classes/:id`, ({ params }) => {
      left.push(String(params['id']));
      serveJoined();
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Leave 9b' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/What you have done stays yours/)).toBeTruthy();
  expect(left).toEqual([]);
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You are no longer in 9b.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'You are in no class yet' })).toBeTruthy();
  expect(left).toEqual(['9b']);
});

test('she opens her own marks in a class whose teachers show them', async () => {
  serveJoined({ ...aJoinedClass('9b'), id: 'class-9b', showsMarks: true }, aJoinedClass('9c'));
  const marks = {
    columns: [
      {
        ...{ id: 'c1', name: 'Talk', date: '2026-11-20', highest: 20 },
        ...{ points: 15, percentage: 75, comment: 'Clear and loud' },
      },
    ],
    average: 70,
    parts: [{ name: 'Oral', weight: 2, mean: 75, marks: 1 }],
    grade: 'C',
  };
  const tests = [
    {
      ...{ assignmentId: 'a1', quizTitle: 'Rivers', state: 'handed-in', comment: 'Read it again' },
      ...{ at: '2026-11-12T10:00:00.000Z', score: 6, totalQuestions: 10, percentage: 60 },
    },
  ];
  server.use(
    http.get(`/api/student/${student.uid}/classes/class-9b/marks`, () =>
      HttpResponse.json({ success: true, tests, marks }),
    ),
  );
  const { user } = show();
  const button = await screen.findByRole('button', { name: 'My marks in 9b' });
  expect(screen.queryByRole('button', { name: 'My marks in 9c' })).toBeNull();
  await user.click(button);
  const byHand = within(await screen.findByRole('table', { name: 'Marks by hand' }));
  expect(byHand.getByRole('row', { name: /Talk/ }).textContent).toBe(
    'Talk20 Nov 202615 of 20 (75%)Clear and loud',
  );
  const quizzes = within(screen.getByRole('table', { name: 'Quizzes of the class' }));
  expect(quizzes.getByText('Read it again')).toBeTruthy();
  expect(screen.getByText('Average 70%, grade C')).toBeTruthy();
  expect(screen.getByText('Oral: 75% of 1 mark, weight 2.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(button);
  expect(screen.queryByRole('table')).toBeNull();
});
