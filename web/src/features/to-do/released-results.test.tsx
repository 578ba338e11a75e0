import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn, student } from '../../test/render-signed-in.tsx';
import { aHeldToDo, aToDo, serveToDo } from '../../test/to-do.fixture.ts';
import { ReleasedResults } from './released-results.tsx';
import { ToDoSection } from './to-do-section.tsx';

const released = aToDo({
  attemptsLeft: 0,
  handedIn: [
    { attemptId: 'first', handedInAt: '2026-11-21T15:42:00.000Z', isLate: false, percentage: 80 },
  ],
});

async function lookWhileHeld() {
  serveToDo({ assignments: [aHeldToDo()] });
  const { unmount } = renderSignedIn(<ToDoSection />, { user: student });
  await screen.findByRole('region', { name: 'Handed in' });
  unmount();
}

function show() {
  const page = (
    <>
      <h1 tabIndex={-1}>Welcome</h1>
      <ReleasedResults />
    </>
  );
  return renderSignedIn(page, {
    user: student,
    at: '/',
    route: '/',
    others: { '/quiz-results/:attemptId': <p>The result</p> },
  });
}

test('a result that she has been waiting for is told once', async () => {
  await lookWhileHeld();
  serveToDo({ assignments: [released] });
  const { user, unmount } = show();
  expect(await screen.findByText('The result of Rivers is there')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'See the result of Rivers' }));
  expect(await screen.findByText('The result')).toBeTruthy();
  unmount();

  const requests = serveToDo({ assignments: [released] });
  show();
  await screen.findByRole('heading', { name: 'Welcome' });
  expect(requests.asked).toBe(0);
  expect(screen.queryByText('The result of Rivers is there')).toBeNull();
});

test('it can be put away', async () => {
  await lookWhileHeld();
  serveToDo({ assignments: [released] });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Dismiss the news of Rivers' }));
  expect(screen.queryByText('The result of Rivers is there')).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('as long as it is held back there is no news', async () => {
  await lookWhileHeld();
  const requests = serveToDo({ assignments: [aHeldToDo()] });
  show();
  await waitFor(() => expect(requests.asked).toBe(1));
  expect(screen.queryByRole('region', { name: 'New results' })).toBeNull();
});

test('another student in the same browser is told nothing of it', async () => {
  await lookWhileHeld();
  const requests = serveToDo({ assignments: [released] });
  renderSignedIn(<ReleasedResults />, { user: { ...student, uid: 'somebody-else' } });
  expect(requests.asked).toBe(0);
});
