import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage } from '../../support/browser/browser.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { EVERY_QUESTION } from '../../support/quizzes/every-kind.ts';
import { afterEdit } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz } from '../../support/quizzes/quizzes.ts';
import { aClassOf } from '../../support/school/assigned-class.ts';
import { tabTo } from '../by-keys.ts';
import { openWatchedPage } from '../watched-page.ts';

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
    expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!chromiumPath)('a quiz on paper', () => {
  test('is what its preview shows, page by page, on A4 and Letter, ordered by keys', async () => {
    const teacher = await aTeacher();
    const draft = await aQuiz(teacher, { publish: 'false' });
    const twice = [...EVERY_QUESTION, ...EVERY_QUESTION.map(asAgain)];
    const quiz = await afterEdit(teacher, draft, { questions: twice });
    const { page, complaints, faults, see } = await openWatchedPage(LAPTOP, { as: teacher });
    await page.goto(`/quiz-view/${quiz.id}`);
    await page.getByRole('link', { name: 'Print' }).waitFor();
    await tabTo(page, /^Print/);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Preview' }).waitFor();
    for (const choice of [/^B$/, /^An answer sheet/, /^The answer key/]) {
      await tabTo(page, choice);
      await page.keyboard.press('Space');
    }
    const lastPages = page.getByRole('group', { name: /^Answer key, version B/ });
    await lastPages.first().waitFor();
    await see('quiz-on-paper');
    const boxes = { A4: '0 0 594', Letter: '0 0 612 792' };
    for (const [paper, box] of Object.entries(boxes)) {
      await page.getByLabel('Paper').selectOption(paper);
      await lastPages.first().waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const shown = await page.getByRole('group', { name: /, version [AB], page / }).count();
      expect(countPages(pdf)).toBe(shown);
      expect(pdf.toString('latin1')).toContain(`/MediaBox [${box}`);
    }
    expect([...faults, ...complaints]).toEqual([]);
  });
});

/** No quiz has the same question twice. */
function asAgain<Sent extends { question: string }>(sent: Sent): Sent {
  return { ...sent, question: `Once more: ${sent.question}` };
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
