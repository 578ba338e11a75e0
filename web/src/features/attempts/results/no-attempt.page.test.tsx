import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student, teacher } from '../../../test/render-signed-in.tsx';
import { NoAttemptPage } from './no-attempt.page.tsx';

test.each([
  [student, '/student-dashboard'],
  [teacher, '/dashboard'],
])('results of no attempt say so and lead home: %#', async (user, home) => {
  renderSignedIn(<NoAttemptPage />, { user });
  expect(screen.getByText('No attempt selected.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe(home);
  expect(await axeFaults()).toEqual([]);
});
