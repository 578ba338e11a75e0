import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, openPage } from '../../support/browser/browser.ts';
import { aStudentNamed, aTeacher } from '../../support/people/people.ts';
import { aClassOf, anAssignmentIn, handInAssignment } from '../../support/school/assigned-class.ts';

describe.skipIf(!chromiumPath)('every answer as one table', () => {
  test('is saved from the report, with the names of who is in the class', async () => {
    const [ada, bo] = [await aStudentNamed('Ada Quill'), await aStudentNamed('Bo Reed')];
    const room = await aClassOf(await aTeacher(), [ada, bo]);
    const { id } = await anAssignmentIn(room, { release: 'by-hand' });
    for (const student of [ada, bo]) await handInAssignment(student.token, student.uid, id);

    const { page, complaints } = await openPage(LAPTOP, { as: room.teacher });
    await page.goto(`/assignments/${id}`);
    await page.getByRole('button', { name: 'Download all answers' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel: attempts and answers' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^answers-.*\.xlsx$/);
    const parts = unzipSync(await readFile(await file.path()));
    const texts = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
    for (const name of ['Ada Quill', 'Bo Reed']) expect(texts).toContain(name);
    // A head and two attempts of five answers each.
    const answers = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    expect(answers.match(/<row/g)).toHaveLength(11);
    await page.getByText('All answers are downloaded.').waitFor();
    expect(complaints).toEqual([]);
  });
});
