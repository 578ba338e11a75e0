import { describe, expect, test } from 'vitest';
import { chromiumPath, openPage, PHONE } from '../../support/browser/browser.ts';
import { aMaterial } from '../../support/materials/materials.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { answersFor, aQuiz, submit } from '../../support/quizzes/quizzes.ts';
import { aClassOf, anAssignmentIn } from '../../support/school/assigned-class.ts';

/** On a line of a school each waits for its turn. */
const REQUESTS = 25;
/** With so many there is a search. */
const MATERIALS = 7;

describe.skipIf(!chromiumPath)('a first screen', () => {
  test('of a student asks for 25 things at most, and for its data before it asks who she is', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    for (let at = 1; at <= MATERIALS; at++) await aMaterial(teacher, `Rivers in few files ${at}`);
    const quiz = await aQuiz(teacher);
    await submit(student, quiz, { answers: answersFor(quiz, 3) });
    await anAssignmentIn(await aClassOf(teacher, [student]));
    const { page, complaints } = await openPage(PHONE, { as: student });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await page.goto('/student-dashboard');
    await page.getByRole('link', { name: 'Open' }).first().waitFor();
    await page.getByRole('searchbox').waitFor();
    await page.getByRole('region', { name: 'Today' }).waitFor();
    // News and the code of the next tab come last, when the page has nothing else to do.
    await expect.poll(() => asked.filter((url) => /class-invitations/.test(url))).toHaveLength(1);
    await expect.poll(() => asked.filter((url) => /quiz-attempts/.test(url))).toHaveLength(1);
    await page.waitForLoadState('networkidle');

    // A local project is asked for its emulators' addresses too.
    expect(
      asked.filter((url) => !url.includes('useEmulator')).length,
      asked.join('\n'),
    ).toBeLessThanOrEqual(REQUESTS);
    // Firebase would ask its server for the account before it hands out the token of the last visit.
    const firstOf = (part: RegExp) => asked.findIndex((url) => part.test(url));
    expect(firstOf(/accounts:lookup/)).toBeGreaterThan(firstOf(/\/api\//));
    expect(firstOf(/\/firebase-\w/)).toBeGreaterThan(firstOf(/\/api\//));
    expect(complaints).toEqual([]);
  });
});
