import { describe, expect, test } from 'vitest';
import { chromiumPath, PHONE } from '../../support/browser/browser.ts';
import type { Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aClassWith, anAssignmentIn } from '../../support/school/assigned-class.ts';
import { openWatchedPage } from '../watched-page.ts';

describe.skipIf(!chromiumPath)('a quiz that a class is given', () => {
  test('that closes while she is at it hands in what is saved', async () => {
    const aClass = await aClassWith(1);
    const [student] = aClass.students as [Person];
    const { id, quizId } = await anAssignmentIn(aClass);
    const { page, complaints, faults, see } = await openWatchedPage(PHONE, { as: student });
    await page.goto(`/quiz-attempt/${quizId}?assignment=${id}`);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await page.getByRole('radio').first().check();
    await page.getByText('Saved', { exact: true }).waitFor();
    const { token } = aClass.teacher;
    const closed = await ask(`/api/assignments/${id}/close`, { method: 'POST', token });
    expect(closed.body.handedIn).toBe(1);
    // The server refuses her next answer for the first time.
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio').first().check();
    await page.waitForURL('**/quiz-results/*');
    await page.getByText(/You answered \d out of 5 questions correctly\./).waitFor();
    await see('closed-while-working');
    expect(faults).toEqual([]);
    // The complaint about the late save is expected.
    expect(complaints.filter((one) => !one.includes('409'))).toEqual([]);
  });
});
