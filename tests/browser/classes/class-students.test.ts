import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage, PHONE } from '../../support/browser/browser.ts';
import { countClicks } from '../../support/browser/clicks.ts';
import { aStudentNamed, aTeacher } from '../../support/people/people.ts';
import { keepAttempts, onDay } from '../../support/quizzes/attempts.ts';
import { anOpenClass, join } from '../../support/school/classes.ts';

const ROW_PX = 56;
const RESOURCE = { title: 'Rivers', link: 'https://example.org', description: '' };

describe.skipIf(!chromiumPath)('the students of a class', () => {
  test.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ])('are by surname, in low rows with a menu, and come first on %s', async (_what, look) => {
    const teacher = await aTeacher();
    const taught = await anOpenClass(teacher);
    for (const name of ['Ada Zander', 'Zoë Álvarez']) {
      await join(await aStudentNamed(name), taught.code);
    }
    const { page, complaints } = await openPage(look, { as: teacher });
    await page.goto(`/classes/${taught.id}`);
    const rows = page.locator('tr[data-row]');
    await rows.first().waitFor();
    expect(await rows.first().innerText()).toContain('Zoë Álvarez');
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    for (const height of heights) expect(height).toBeLessThanOrEqual(ROW_PX);
    const top = (name: string) =>
      page.getByRole('heading', { name }).evaluate((one) => one.getBoundingClientRect().top);
    expect(await top('Students')).toBeLessThanOrEqual(await top('Join code'));

    await page.getByRole('button', { name: 'More for Ada Zander' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Take out Ada Zander' }).click();
    await page.getByRole('alertdialog', { name: /^Take Ada Zander out of/ }).waitFor();
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });

  test('who needs help is one click from home: low and stuck first, and the alert covers nothing', async () => {
    const teacher = await aTeacher();
    const { code } = await anOpenClass(teacher);
    const [low, well] = [await aStudentNamed('Mira Low'), await aStudentNamed('Bo Well')];
    for (const student of [low, well]) await join(student, code);
    const links = { onlineResources: [RESOURCE], youtubeVideos: [] };
    await keepAttempts(
      low,
      { percentage: 50, ...onDay(1), resourceRecommendations: links },
      { percentage: 30, ...onDay(2), resourceRecommendations: links },
    );
    await keepAttempts(well, { percentage: 90, ...onDay(1) });
    const { page, complaints } = await openPage(PHONE, { as: teacher });
    await page.goto('/dashboard');
    const tab = page.getByRole('tab', { name: /Skill Gap/ });
    await tab.waitFor();
    const clicks = await countClicks(page);
    await tab.click();
    const panel = page.getByRole('region', { name: 'Who Needs Help' });
    await panel.getByText('last 30%, Needs Focus').waitFor();
    expect(await clicks.sofar()).toBe(1);
    expect(await panel.getByRole('listitem').count()).toBe(1);
    const alert = page.getByText('Students under 20% skill gap completion: Mira Low');
    await alert.and(page.locator('[data-toast] *')).waitFor();
    const box = await page.locator('[data-toast]').boundingBox();
    const cards = await page.getByText('Total Students').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(cards?.y ?? 0);
    expect(complaints).toEqual([]);
  });
});
