import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
// This is fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import './form/assign-dialog.tsx';
import '../../components/quizzes/choose-quiz-dialog.tsx';
import { AssignInClass } from './assign-in-class.tsx';
import { aClass, startAssignmentServer } from './assignment.fixture.ts';

let api: ReturnType<typeof startAssignmentServer>;
beforeEach(() => {
  api = startAssignmentServer();
  api.classes = [aClass('9b', { name: 'Grade 9b' }), aClass('9c', { name: 'Grade 9c' })];
});

function serveQuizzes(...quizzes: { title: string; status: string }[]) {
  const all = quizzes.map((one, at) => ({
    id: `q${at}`,
    toughness: 'Easy',
    targetGrade: 'Grade 9',
    numQuestions: 10,
    createdAt: '2026-03-12T08:00:00.000Z',
    teacherId: 'teacher-1',
    writer: 'offline',
    ...one,
  }));
  server.use(
    http.get('/api/quizzes', () => HttpResponse.json({ success: true, quizzes: all, next: null })),
  );
}

function showAt(at = '/') {
  return renderSignedIn(<AssignInClass classId="9c" />, {
    at,
    others: { '/dashboard': <h1>Quizzes</h1> },
  });
}

async function show() {
  const shown = showAt();
  await shown.user.click(screen.getByRole('button', { name: 'Assign a quiz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which quiz do you want to assign?' });
  return { ...shown, dialog: within(dialog) };
}

test('three clicks assign a quiz to the class, whose page stays', async () => {
  serveQuizzes(
    { title: 'Rivers', status: 'assigned' },
    { title: 'Half written', status: 'generating' },
  );
  const { user, dialog } = await show();
  const rivers = await dialog.findByRole('button', { name: /^Rivers 10 questions · Grade 9/ });
  expect(dialog.queryByText('Half written')).toBeNull();
  expect(await axeFaults()).toEqual([]);
  await user.click(rivers);
  const chosen = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Grade 9c/ });
  expect(chosen.checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned to Grade 9c.')).toBeTruthy();
  const { body } = api.calls.find(({ what }) => what === 'create') ?? {};
  expect(body).toMatchObject({ quizId: 'q0', classIds: ['9c'] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Assign a quiz' })).toBeTruthy();
});

test('a draft is marked as one, and no button draws more than the quizzes', async () => {
  serveQuizzes({ title: 'Rivers', status: 'draft' }, { title: 'Cells', status: 'assigned' });
  const { dialog } = await show();
  const draft = await dialog.findByRole('button', { name: /^Rivers Draft 10 questions/ });
  expect(draft).toBeTruthy();
  expect(dialog.getByRole('button', { name: /^Cells/ }).textContent).not.toContain('Draft');
  expect(dialog.getByRole('button', { name: 'Make a new quiz' }).className).toContain('secondary');
});

test('many quizzes are searched, also without their accents', async () => {
  const titles = ['Émile Zola', 'Ice', 'Rain', 'Snow', 'Wind', 'Sun', 'Fog'];
  serveQuizzes(...titles.map((title) => ({ title, status: 'ready' })));
  const { user, dialog } = await show();
  await user.type(await dialog.findByRole('searchbox'), 'emile');
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await user.clear(dialog.getByRole('searchbox'));
  await user.type(dialog.getByRole('searchbox'), 'xyz');
  expect(dialog.getByText('No quiz has these words.')).toBeTruthy();
});

test('who has no quiz yet is led to make one', async () => {
  serveQuizzes();
  const { user, dialog } = await show();
  expect(await dialog.findByText(/You have no quiz yet/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Make a new quiz' }));
  expect(await screen.findByRole('heading', { name: 'Quizzes' })).toBeTruthy();
});

test('an address that names students has a quiz chosen for these alone, once', async () => {
  serveQuizzes({ title: 'Rivers', status: 'assigned' });
  api.students = ['Ada', 'Ben', 'Cem'].map((fullName) => ({
    ...{ uid: fullName.toLowerCase(), fullName },
  }));
  const { user } = showAt('/?for=ada,cem');
  const choose = await screen.findByRole('dialog', { name: 'Which quiz do you want to assign?' });
  await user.click(await within(choose).findByRole('button', { name: /^Rivers/ }));
  const names = ['Ada', 'Ben', 'Cem'];
  await screen.findByRole('checkbox', { name: 'Ada' });
  const isChosen = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect(names.map(isChosen)).toEqual([true, false, true]);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await screen.findByText('Assigned to Grade 9c.');
  const { body } = api.calls.find(({ what }) => what === 'create') ?? {};
  expect(body).toMatchObject({ classIds: ['9c'], settings: { only: ['ada', 'cem'] } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
