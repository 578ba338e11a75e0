import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { aStudentNamed, aTeacher } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aClassOf, anAssignmentIn } from '../../support/school/assigned-class.ts';
import { takeQuiz } from '../walk.ts';
import { openWatchedPage } from '../watched-page.ts';

/** The browser's complaint about a withheld result, which is not an error of the page. */
const HELD = 'the server responded with a status of 403';

describe.skipIf(!chromiumPath)('an assignment from its start to its results', () => {
  test('takes as long as its student has, and is held until the teacher releases', async () => {
    const [ada, ben] = [await aStudentNamed('Ada Okoye'), await aStudentNamed('Ben Li')];
    const aClass = await aClassOf(await aTeacher(), [ada, ben]);
    const { token } = aClass.teacher;
    const json = { timeFactor: 1.5 };
    await ask(`/api/student/${ada.uid}/accommodation`, { method: 'PUT', token, json });
    const { id } = await anAssignmentIn(aClass, { release: 'by-hand' });
    const phone = await openWatchedPage(PHONE, { as: ada });
    const teacher = await openWatchedPage(LAPTOP, { as: aClass.teacher });

    await phone.page.goto('/student-dashboard?tab=quiz');
    const toDo = phone.page.getByRole('region', { name: 'Now' }).getByRole('article');
    await toDo.getByText(/without your extra time/).waitFor();
    await phone.see('to-do-extra-time');
    await toDo.getByRole('link', { name: 'Open' }).click();
    const start = phone.page.getByRole('button', { name: 'Start Quiz' });
    await start.waitFor();
    await phone.page.getByText('7 minutes 30 seconds; 5 minutes without your extra time').waitFor();
    await phone.see('assignment-start');
    await start.click();
    await phone.page.getByText(/^Time Left: 7:/).waitFor();

    await teacher.page.goto(`/assignments/${id}`);
    await teacher.page.getByText('Working').first().waitFor();

    await takeQuiz(phone.page, 5);
    await phone.page.getByRole('heading', { name: 'Your answers have arrived' }).waitFor();
    await phone.page.getByRole('link', { name: 'Back to your quizzes' }).click();
    const handedIn = phone.page.getByRole('region', { name: 'Handed in' });
    await handedIn.getByText(/Your teacher has not said yet/).waitFor();
    expect(await handedIn.innerText()).not.toContain('%');
    await phone.see('to-do-held');

    await teacher.page.getByRole('button', { name: 'Close now' }).click();
    await confirm(teacher.page, 'Close now');
    await teacher.page.getByText('Missing').waitFor();
    await teacher.page.getByRole('button', { name: 'Release results' }).click();
    await teacher.page.getByRole('alertdialog').waitFor();
    await teacher.see('release');
    await confirm(teacher.page, 'Release results');
    await teacher.page.getByText('Your students see their results now.').waitFor();
    await teacher.page.goto(`/classes/${aClass.id}?tab=markbook`);
    await teacher.page.getByRole('link', { name: /%, result of Ada Okoye/ }).waitFor();

    await phone.page.reload();
    const result = phone.page.getByRole('link', { name: /^See the result of/ }).first();
    await result.waitFor();
    await phone.see('results-released');
    await result.click();
    await phone.page.getByRole('heading', { name: 'Detailed Breakdown' }).waitFor();

    expect([...phone.faults, ...teacher.faults]).toEqual([]);
    const complaints = [...teacher.complaints, ...phone.complaints];
    expect(complaints.filter((complaint) => !complaint.includes(HELD))).toEqual([]);
  });
});

async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
}
