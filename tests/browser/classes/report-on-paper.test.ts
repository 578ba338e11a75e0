import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { aClassOf } from '../../support/school/assigned-class.ts';

describe.skipIf(!chromiumPath)('a report that goes home', () => {
  test('is one sheet of paper', async () => {
    const student = await aStudent();
    const { id, teacher } = await aClassOf(await aTeacher(), [student]);
    const { page, complaints } = await openPage(LAPTOP, { as: teacher });
    await page.goto(`/classes/${id}/students/${student.uid}/report`);
    await page.getByRole('heading', { name: 'Quizzes of the class' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    // Of the room that an A4 sheet leaves in its width, in px; nothing stands below the last line.
    await page.setViewportSize({ width: 700, height: 400 });
    const roomBelow = () =>
      page.evaluate(() => {
        const foot = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
        return document.documentElement.scrollHeight - foot;
      });
    // The page is told of its new size, and laid out in it, a moment later.
    await expect.poll(roomBelow).toBeLessThanOrEqual(2);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
