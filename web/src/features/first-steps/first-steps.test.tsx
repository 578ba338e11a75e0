import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { aListedClass } from '../../test/classes.fixture.ts';
import { renderSignedIn, teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { FirstSteps } from './first-steps.tsx';

const school = { materials: [] as object[], quizzes: [] as object[], classes: [] as object[] };
let asked = 0;

beforeEach(() => {
  Object.assign(school, { materials: [], quizzes: [], classes: [] });
  asked = 0;
  const reply = (name: keyof typeof school) => () => {
    asked += 1;
    return HttpResponse.json({ success: true, [name]: school[name], next: null });
  };
  server.use(
    http.get('/api/materials', reply('materials')),
    http.get('/api/quizzes', reply('quizzes')),
    http.get('/api/classes', reply('classes')),
  );
});

const material = (teacherId: string) => ({
  ...{ id: 'm1', name: 'Cells', type: 'PDF', uploadDate: '2026-03-12T09:05:00.000Z', teacherId },
});
const quiz = { id: 'q1', title: 'Cells', toughness: 'Easy', teacherId: teacher.uid };

test('an empty account has three steps, each with its way, whatever colleagues have uploaded', async () => {
  school.materials = [material('a colleague')];
  renderSignedIn(<FirstSteps />);
  const steps = await screen.findAllByRole('listitem');
  const ways = steps.map((step) => within(step).getByRole('link').getAttribute('href'));
  expect(ways).toEqual(['/dashboard', '/dashboard?tab=quiz', '/classes']);
  expect(steps[0]?.getAttribute('aria-current')).toBe('step');
  expect(screen.queryByText('Done')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('what is done is said, and the next step stands out', async () => {
  school.materials = [material(teacher.uid)];
  renderSignedIn(<FirstSteps />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first ?? document.body).getByText('Done')).toBeTruthy();
  expect(second?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByText('1 of 3 done.')).toBeTruthy();
});

test('a quiz counts for its document too, and without a class the steps go on', async () => {
  school.quizzes = [quiz];
  renderSignedIn(<FirstSteps />);
  expect(await screen.findByText('2 of 3 done.')).toBeTruthy();
});

test('once all are done they are gone, and nothing is asked for the next time', async () => {
  school.quizzes = [quiz];
  school.classes = [aListedClass('9b')];
  const { unmount } = renderSignedIn(<FirstSteps />);
  await waitFor(() => expect(localStorage.getItem(`first-steps-done-${teacher.uid}`)).toBe('yes'));
  expect(screen.queryByText('Three steps to begin with')).toBeNull();
  unmount();
  asked = 0;
  renderSignedIn(<FirstSteps />);
  expect(asked).toBe(0);
});
