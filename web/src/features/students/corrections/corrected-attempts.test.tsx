import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student } from '../../../test/render-signed-in.tsx';
import { listed, refuseStudent, serveStudent } from '../student.fixture.ts';
import { CorrectedAttempts } from './corrected-attempts.tsx';

const note =
  'The answer key of this quiz was corrected on 16 November 2026; your score was updated.';
const laterNote = 'The answer key of this quiz was corrected on 20 November 2026.';

function show(...attempts: Parameters<typeof listed>[]) {
  serveStudent({ attempts: attempts.map((one) => listed(...one)) });
  const page = (
    <>
      <h1 tabIndex={-1}>Welcome</h1>
      <CorrectedAttempts />
    </>
  );
  return renderSignedIn(page, {
    user: student,
    others: { '/quiz-results/:attemptId': <p>The result</p> },
    at: '/',
    route: '/',
  });
}

function dismissButton() {
  return screen.findByRole('button', { name: 'Dismiss the note on Cells and tissues' });
}

test('a corrected result is told with its quiz, its new score and the way to it', async () => {
  show([1, { percentage: 80, note }], [2]);
  expect(await screen.findByText('Cells and tissues: 80%')).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'See the result of Cells and tissues' });
  expect(link.getAttribute('href')).toBe('/quiz-results/attempt-1');
  expect(await axeFaults()).toEqual([]);
});

test('what is put away stays away until there is a later note', async () => {
  const { user, unmount } = show([1, { note }]);
  await user.click(await dismissButton());
  expect(screen.queryByText(note)).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  unmount();

  const again = show([1, { note }], [2, { quizTitle: 'Atoms', note }]);
  expect(await screen.findByText(/^Atoms/)).toBeTruthy();
  expect(screen.queryByText(/^Cells/)).toBeNull();
  again.unmount();

  show([1, { note: laterNote }]);
  expect(await screen.findByText(laterNote)).toBeTruthy();
});

test('who has looked at the result is not told again', async () => {
  const { user, unmount } = show([1, { note }]);
  await user.click(await screen.findByRole('link', { name: /^See the result/ }));
  await screen.findByText('The result');
  unmount();
  show([1, { note }], [2, { quizTitle: 'Atoms', note }]);
  expect(await screen.findByText(/^Atoms/)).toBeTruthy();
  expect(screen.queryByText(/^Cells/)).toBeNull();
});

test('another student in the same browser is told of her own', async () => {
  localStorage.setItem('seen-notes:somebody-else', JSON.stringify({ 'attempt-1': note }));
  show([1, { note }]);
  expect(await screen.findByText(note)).toBeTruthy();
});

test('after a dismissal the focus goes to the next note', async () => {
  const { user } = show([2, { quizTitle: 'Atoms', note }], [1, { note }]);
  await user.click(await screen.findByRole('button', { name: 'Dismiss the note on Atoms' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'See the result of Cells and tissues',
  );
});

test('two notes are shown at once, the next when one is put away', async () => {
  const titles = ['Atoms', 'Cells', 'Rivers'];
  const { user } = show(
    ...titles.map((quizTitle, index): [number, object] => [3 - index, { quizTitle, note }]),
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Dismiss the note on Atoms' }));
  expect(screen.getByText(/^Rivers/)).toBeTruthy();
});

test('attempts that cannot be read are no news', async () => {
  refuseStudent(500, 'Sorry.', 'unexpected');
  const { client } = renderSignedIn(<CorrectedAttempts />, { user: student });
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.queryByRole('list')).toBeNull();
});
