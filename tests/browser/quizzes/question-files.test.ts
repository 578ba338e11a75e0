import { readFile } from 'node:fs/promises';
import { Document, Packer, Paragraph } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { aTeacher } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { openWatchedPage } from '../watched-page.ts';

const GIFT = `
::Longest:: Which river is the longest of Africa? {=The Nile ~The Congo ~The Niger ~The Zambezi}

::Mouth:: A river ends at its mouth. {TRUE}

::Essay:: What do you think of rivers? {}
`;

const MOODLE = `<?xml version="1.0"?><quiz><question type="cloze"><questiontext format="html">
  <text><![CDATA[<p>The Nile ends in the {1:SHORTANSWER:=Mediterranean} sea, the Congo in the {1:SHORTANSWER:=Atlantic}.</p>]]></text>
</questiontext></question><question type="multichoice"><questiontext format="html"><text>Which river is longer?</text></questiontext>
<single>true</single><answer fraction="100"><text>The Nile</text></answer><answer fraction="0"><text>The Congo</text></answer></question></quiz>`;

const PAPER = `Rivers test
Name: ____________

1. Which river is longest? [1]
a) The Nile
b) The Congo

2. Which river crosses the equator twice?
a) The Nile
b) The Congo

Answer key: 1. a`;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function documentOf(...lines: string[]): Promise<Buffer> {
  const children = lines.map((text) => new Paragraph({ text }));
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

function aFile(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

describe.skipIf(!chromiumPath)('questions of a file', () => {
  test('become a draft after their teacher has seen what was read of each, and go out again', async () => {
    const teacher = await aTeacher();
    const { page, complaints, faults, see } = await openWatchedPage(PHONE, { as: teacher });
    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: 'Import questions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByText('Please choose a file.').first().waitFor();
    await dialog.getByLabel('File of questions').setInputFiles(aFile('rivers.gift', GIFT));
    await dialog.getByText('2 questions can be imported, 1 not.').waitFor();
    expect(await dialog.getByText('Left out').count()).toBe(1);
    await see('import-read');
    expect((await ask('/api/quizzes', { token: teacher.token })).body.quizzes).toEqual([]);

    await dialog.getByLabel('Title of the quiz').fill('Rivers of Africa');
    await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
    await page.waitForURL('**/quiz-edit/**');
    const first = page.getByRole('article', { name: 'Question 1', exact: true });
    await first.getByText('Which river is the longest of Africa?').waitFor();

    await page.goto(page.url().replace('quiz-edit', 'quiz-view'));
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = page.getByRole('dialog', { name: 'Download the quiz' });
    await download.getByRole('status').waitFor();
    await see('export');
    const saved = page.waitForEvent('download');
    await download.getByRole('button', { name: 'Download', exact: true }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('=The Nile');
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('come in from a package without topics, and go out as a package and as a document', async () => {
    const teacher = await aTeacher();
    const { page, complaints, faults, see } = await openWatchedPage(LAPTOP, { as: teacher });
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    const field = dialog.getByLabel('File of questions');
    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: 'Import questions' }).click();
    const bank = Buffer.from(zipSync({ 'bank.xml': strToU8(MOODLE), 'nile.png': strToU8('x') }));
    await field.setInputFiles({ name: 'bank.zip', mimeType: 'application/zip', buffer: bank });
    await dialog.getByText('2 questions can be imported.').waitFor();
    await dialog.getByLabel('Title of the quiz').fill('Rivers of Africa');
    await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
    await page.waitForURL('**/quiz-edit/**');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { quiz } = (await ask(`/api/quizzes/${id}`, { token: teacher.token })).body;
    const topic = 'Rivers of Africa';
    expect(quiz).toMatchObject({
      questions: [
        { kind: 'gaps', topic },
        { options: ['The Nile', 'The Congo'], correctAnswer: 0, topic },
      ],
    });

    const download = page.getByRole('dialog', { name: 'Download the quiz' });
    async function saveAs(format: string) {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await download.getByLabel('Format').selectOption({ label: format });
      const saved = page.waitForEvent('download');
      await download
        .getByRole('button', { name: 'Download', exact: true, disabled: false })
        .click();
      const file = await saved;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    }
    await page.goto(page.url().replace('quiz-edit', 'quiz-view'));
    const document = await saveAs('Word (to print or to edit)');
    expect(document.name).toBe('Rivers of Africa.docx');
    const written = unzipSync(document.bytes)['word/document.xml'] ?? new Uint8Array();
    expect(strFromU8(written)).toContain('Which river is longer?');
    const qti = await saveAs('QTI 3.0 (the newest of them)');
    expect(Object.keys(unzipSync(qti.bytes))).toContain('imsmanifest.xml');

    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: 'Import questions' }).click();
    await field.setInputFiles({ name: qti.name, mimeType: 'application/zip', buffer: qti.bytes });
    await dialog.getByText('2 questions can be imported.').waitFor();
    await see('import-package');
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('come in from a question paper, and its teacher says what is right where it does not', async () => {
    const teacher = await aTeacher();
    const { page, complaints, faults, see } = await openWatchedPage(PHONE, { as: teacher });
    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: 'Import questions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    const field = dialog.getByLabel('File of questions');
    await field.setInputFiles(aFile('paper.pdf', '%PDF-1.7'));
    await dialog
      .getByText(/Please open it in Word and save it as DOCX/)
      .first()
      .waitFor();

    await dialog.getByLabel('Or the text of a question paper').fill(PAPER);
    await dialog.getByRole('button', { name: 'Read this text' }).click();
    await dialog.getByText('1 question can be imported, 1 when you say what is right.').waitFor();
    await dialog.getByLabel('Right answer').selectOption({ label: 'The Congo' });
    await see('import-paper');
    await dialog.getByLabel('Title of the quiz').fill('Rivers');
    await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
    await page.waitForURL('**/quiz-edit/**');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { quiz } = (await ask(`/api/quizzes/${id}`, { token: teacher.token })).body;
    expect(quiz).toMatchObject({
      questions: [
        { question: 'Which river is longest?', correctAnswer: 0, topic: 'Rivers' },
        { question: 'Which river crosses the equator twice?', correctAnswer: 1 },
      ],
    });

    const document = await documentOf(
      '1. Which river ends in Cairo’s delta?',
      'a) The Niger',
      'b) The Nile',
      'Answer: b',
    );
    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: 'Import questions' }).click();
    await field.setInputFiles({ name: 'paper.docx', mimeType: DOCX, buffer: document });
    await dialog.getByText('1 question can be imported.').waitFor();
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('are not found in a file that is something else, and nothing is made', async () => {
    const teacher = await aTeacher();
    const { page, complaints, faults } = await openWatchedPage(LAPTOP, { as: teacher });
    await page.goto('/dashboard?tab=quiz');
    await page.getByRole('button', { name: 'Import questions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    const field = dialog.getByLabel('File of questions');
    await field.setInputFiles(aFile('shopping.txt', 'Milk, bread and a map of Africa.'));
    await expect
      .poll(() => dialog.getByRole('alert').or(dialog.locator('[id$=-error]')).count())
      .toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await ask('/api/quizzes', { token: teacher.token })).body.quizzes).toEqual([]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
