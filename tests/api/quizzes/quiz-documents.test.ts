import { createHash } from 'node:crypto';
import { ORDERED_KINDS } from '@study-assistant/contract/quizzes/order-quiz';
import { describe, expect, test } from 'vitest';
import { ownerFolder } from '../../../functions/src/domain/owner-folder.ts';
import { aPptxSlide, pptxParts } from '../../../writer/src/document/slides/slides.fixture.ts';
import { zipOf } from '../../../writer/src/document/zip/zip.fixture.ts';
import { aDocx, aPdf, aScan, riverText } from '../../support/materials/documents.ts';
import { aMaterial } from '../../support/materials/materials.ts';
import { removeStoredFile, storedFiles } from '../../support/materials/stored-files.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, form, UNTIL_DONE, type Answer } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import {
  aReadDocument,
  orderOf,
  untilRead,
  uploadDocument,
  type ReadDocument,
} from '../../support/quizzes/quiz-documents.ts';
import type { AQuiz } from '../../support/quizzes/quizzes.ts';

const UNKNOWN_KIND = `The other kinds of question that can be ordered are ${ORDERED_KINDS.join(', ')}.`;

const NO_DOCUMENT = 'This document is no longer kept. Please upload it again.';

/** Returns a quiz once its writing has ended. */
async function untilWritten({ token }: Person, { body }: Answer): Promise<AQuiz> {
  const path = `/api/quizzes/${body.quizId as string}`;
  const look = async () => (await ask(`${path}/progress`, { token })).body.status;
  await expect.poll(look, UNTIL_DONE).not.toBe('generating');
  return (await ask(path, { token })).body.quiz as AQuiz;
}

async function aRiverPdf(teacher: Person): Promise<{ id: string }> {
  const file = { type: 'PDF', fileName: 'rivers.pdf', bytes: await aPdf() } as const;
  return aMaterial(teacher, 'Valleys and deltas', file);
}

function readMaterial(token: string | undefined, id: string): Promise<Answer> {
  return ask(`/api/materials/${id}/quiz-document`, { method: 'POST', token });
}

describe('POST /api/quiz/documents', () => {
  test('a document is taken at once and read later', async () => {
    const teacher = await aTeacher();
    const taken = await uploadDocument(teacher);
    expect(taken.status).toBe(202);
    expect(taken.body.document).toMatchObject({
      ...{ fileName: 'Rivers.pdf', status: 'generating', title: '', parts: [], pages: null },
    });
    const { title, pages, parts, isQuestionPaper } = await untilRead(teacher, taken);
    expect({ title, pages, isQuestionPaper }).toEqual({
      ...{ title: 'Rivers', pages: 3, isQuestionPaper: false },
    });
    expect(parts.map((part) => [part.title, part.pages?.from])).toEqual(
      riverText.map(({ heading }, at) => [heading, at + 1]),
    );
    expect(await storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`)).toHaveLength(1);
  });

  test('one that cannot be read says why', async () => {
    const document = await aReadDocument(await aTeacher(), {
      name: 'scan.pdf',
      bytes: await aScan(),
    });
    expect(document).toMatchObject({
      status: 'failed',
      error:
        'This document has no readable text. If it is a scan, run text recognition (OCR) first.',
    });
  });

  test('a question paper is told as one', async () => {
    const paragraphs = [1, 2, 3, 4, 5, 6].map((n) => `${n}. What does river ${n} carry? [2 marks]`);
    const bytes = await aDocx([{ heading: 'Answer all questions', paragraphs }]);
    const document = await aReadDocument(await aTeacher(), { name: 'Term test.docx', bytes });
    expect(document.isQuestionPaper).toBe(true);
  });

  test('a pasted text is read under its first line, and a quiz comes of it', async () => {
    const teacher = await aTeacher();
    const bytes = `Rivers\n\n${riverText.flatMap(({ paragraphs }) => paragraphs).join('\n\n')}`;
    const document = await aReadDocument(teacher, { name: 'Rivers.txt', bytes });
    expect(document).toMatchObject({ status: 'ready', title: 'Rivers', pages: null });
    const quiz = await untilWritten(teacher, await orderOf(teacher.token, document.id));
    expect(quiz.status).toBe('ready');
  });

  test.each([
    ['no document', undefined, 400, 'Please select a document'],
    ['a picture', { name: 'a.png', bytes: 'x' }, 415, 'Only PDF and DOCX files are allowed'],
    ['an empty one', { name: 'a.pdf', bytes: '' }, 422, undefined],
  ])('%s is refused, and nothing of it stays', async (_what, file, expected, sentence) => {
    const { token, uid } = await aTeacher();
    const { status, body } = await ask('/api/quiz/documents', { token, form: form({}, file) });
    expect(status).toBe(expected);
    if (sentence) expect(body.error).toBe(sentence);
    expect(await storedFiles(`${ownerFolder('quiz-sources', uid)}/`)).toEqual([]);
  });

  test('more than twenty in an hour are too many', async () => {
    const teacher = await aTeacher();
    await aReadDocument(teacher);
    const since = new Date().toISOString().replace(/:\d\d:.*/, ':00:00.000Z');
    const hash = createHash('sha256').update(JSON.stringify(['account', teacher.uid, undefined]));
    await withSchool(async (school) => {
      const count = school.collection('limits').doc(`documents-${hash.digest('base64url')}`);
      expect((await count.get()).get('count')).toBe(1);
      await count.update({ since, count: 20 });
    });
    const { status, body, headers } = await uploadDocument(teacher);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.error).toMatch(
      /^You can choose 20 documents an hour\. Please come back in \d+ minutes?\.$/,
    );
    expect(await storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`)).toHaveLength(1);
  });

  test('is for teachers', async () => {
    expect((await uploadDocument({ token: undefined })).status).toBe(401);
    expect((await uploadDocument(await aStudent())).status).toBe(403);
  });
});

describe('POST /api/materials/:id/quiz-document', () => {
  test('a material of any teacher is read, under the name that it has there', async () => {
    const [owner, teacher] = [await aTeacher(), await aTeacher()];
    const { id } = await aRiverPdf(owner);
    const taken = await readMaterial(teacher.token, id);
    expect(taken.status).toBe(202);
    await ask(`/api/materials/${id}`, { method: 'DELETE', token: owner.token });
    const document = await untilRead(teacher, taken);
    expect(document).toMatchObject({ status: 'ready', title: 'Valleys and deltas', pages: 3 });
    const quiz = await untilWritten(teacher, await orderOf(teacher.token, document.id));
    expect(quiz).toMatchObject({ status: 'ready', title: 'Valleys and deltas' });
  });

  test('slides become a quiz, each slide a page', async () => {
    const teacher = await aTeacher();
    const slides = riverText.map(({ heading, paragraphs }) => aPptxSlide(heading, paragraphs));
    const bytes = zipOf(pptxParts(slides));
    const file = { type: 'Presentation', fileName: 'rivers.pptx', bytes } as const;
    const { id } = await aMaterial(teacher, 'Rivers on slides', file);
    const document = await untilRead(teacher, await readMaterial(teacher.token, id));
    expect(document).toMatchObject({ status: 'ready', pages: slides.length });
    const quiz = await untilWritten(teacher, await orderOf(teacher.token, document.id));
    expect(quiz.status).toBe('ready');
  });

  test('a video is refused, and what is not there is not found', async () => {
    const teacher = await aTeacher();
    const { token } = teacher;
    const { id } = await aMaterial(teacher, 'A river', { type: 'Video', fileName: 'a.webm' });
    const { status, body } = await readMaterial(token, id);
    expect(status).toBe(415);
    expect(body.error).toBe(
      'A quiz can be written from PDF and Word documents, slides (PPTX, ODP) and plain text.',
    );
    expect((await readMaterial(token, 'none')).status).toBe(404);
    expect((await readMaterial(token, '__none__')).status).toBe(400);
    expect((await readMaterial(undefined, id)).status).toBe(401);
    expect((await readMaterial((await aStudent()).token, id)).status).toBe(403);
  });

  test('one whose file is gone is not found, and leaves nothing', async () => {
    const teacher = await aTeacher();
    const { token, uid } = teacher;
    const { id } = await aRiverPdf(teacher);
    const [file = ''] = await storedFiles(`${ownerFolder('materials', uid)}/`);
    await removeStoredFile(file);
    expect((await readMaterial(token, id)).status).toBe(404);
    expect(await storedFiles(`${ownerFolder('quiz-sources', uid)}/`)).toEqual([]);
  });
});

describe('GET /api/quiz/documents/:id', () => {
  test('is for who brought it', async () => {
    const { document } = await theDocument();
    const path = `/api/quiz/documents/${document.id}`;
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, { token: (await aStudent()).token })).status).toBe(403);
    const { token } = await aTeacher();
    const { status, body } = await ask(path, { token });
    expect([status, body.error]).toEqual([404, NO_DOCUMENT]);
    expect((await ask('/api/quiz/documents/__none__', { token })).status).toBe(400);
  });
});

describe('POST /api/quiz/documents/:id/quiz', () => {
  test('asks of the chosen parts alone, under the title that is given', async () => {
    const teacher = await aTeacher();
    const { id } = await aReadDocument(teacher);
    const title = 'Rivers for 8b';
    const ordered = await orderOf(teacher.token, id, { parts: [1], title, publish: false });
    expect(ordered.status).toBe(202);
    const quiz = await untilWritten(teacher, ordered);
    expect(quiz).toMatchObject({ title, status: 'draft' });
    expect(quiz.questions.length).toBeGreaterThan(0);
    for (const { source } of quiz.questions) {
      expect(source.section).toBe('Lowlands, floods and deltas');
    }
  });

  test('two quizzes of one document have a file each, and keep what was chosen of it', async () => {
    const teacher = await aTeacher();
    const { token, uid } = teacher;
    const { id } = await aReadDocument(teacher);
    const pages = { from: 1, to: 2 };
    const orders = [{ parts: [2] }, { pages }].map((choice) => orderOf(token, id, choice));
    const [first, second] = await Promise.all(
      orders.map(async (order) => untilWritten(teacher, await order)),
    );
    expect(await storedFiles(`${ownerFolder('quiz-sources', uid)}/`)).toHaveLength(3);
    expect(second?.questions.map(({ source }) => source.page)).not.toContain(3);
    await ask(`/api/quizzes/${first?.id}`, { method: 'DELETE', token });
    const path = `/api/quizzes/${second?.id}/questions/1/replace`;
    const { status, body } = await ask(path, { token, json: { version: 1 } });
    expect(status, JSON.stringify(body)).toBe(200);
    const [other] = (body.quiz as AQuiz).questions;
    expect(other?.source.page).toBeLessThan(3);
  });

  test('a choice that gives too little says so', async () => {
    const teacher = await aTeacher();
    const words = 'Rivers run on and on to the sea and on. '.repeat(6);
    const parts = [...riverText, { heading: 'Afterword', paragraphs: [words] }];
    const bytes = await aDocx(parts);
    const document = await aReadDocument(teacher, { name: 'Rivers.docx', bytes });
    const ordered = await orderOf(teacher.token, document.id, { parts: [3] });
    const path = `/api/quizzes/${ordered.body.quizId as string}/progress`;
    const look = async () => (await ask(path, { token: teacher.token })).body.error;
    await expect
      .poll(look, UNTIL_DONE)
      .toBe('What you chose has too little text for a quiz. Please choose more.');
  });

  test.each([
    [{ parts: [] }, 'Please choose at least one part.'],
    [{ parts: [9] }, 'Please choose parts that this document has.'],
    [{ pages: { from: 1, to: 9 } }, 'This document has only 3 pages.'],
    [{ pages: { from: 3, to: 1 } }, 'Please give the first page before the last.'],
    [{ parts: [0], pages: { from: 1, to: 1 } }, 'Please choose parts or pages, not both.'],
    [{ numQuestions: 4 }, 'Please choose 5 to 50 questions.'],
    [{ otherKinds: ['gaps', 'riddles'] }, UNKNOWN_KIND],
  ])('%j is refused', async (choice, sentence) => {
    const { teacher, document } = await theDocument();
    const { status, body } = await orderOf(teacher.token, document.id, choice);
    expect([status, body.error]).toEqual([400, sentence]);
    expect(await storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`)).toHaveLength(1);
  });

  test('waits for the reading, and refuses what cannot be read', async () => {
    const teacher = await aTeacher();
    const document = await aReadDocument(teacher);
    const change = (fields: object) =>
      withSchool((school) => school.doc(`quizDocuments/${document.id}`).update({ ...fields }));
    await change({ status: 'generating' });
    const early = await orderOf(teacher.token, document.id);
    expect([early.status, early.body.error]).toEqual([
      409,
      'This document is still being read. Please wait a moment.',
    ]);
    const failure = { code: 'unusable-document', sentence: 'This document is damaged.' };
    await change({ status: 'failed', failure });
    const failed = await orderOf(teacher.token, document.id);
    expect([failed.status, failed.body.error]).toEqual([422, failure.sentence]);
  });

  test('says when its file is gone', async () => {
    const teacher = await aTeacher();
    const { id } = await aReadDocument(teacher);
    const [file = ''] = await storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`);
    await removeStoredFile(file);
    const { status, body } = await orderOf(teacher.token, id);
    expect([status, body.error]).toEqual([404, NO_DOCUMENT]);
  });

  test('is for who brought it, and for herself', async () => {
    const { teacher, document } = await theDocument();
    expect((await orderOf(undefined, document.id)).status).toBe(401);
    expect((await orderOf((await aStudent()).token, document.id)).status).toBe(403);
    expect((await orderOf((await aTeacher()).token, document.id)).status).toBe(404);
    expect((await orderOf(teacher.token, document.id, { teacherId: 'somebody' })).status).toBe(403);
    expect(await storedFiles(`${ownerFolder('quiz-sources', teacher.uid)}/`)).toHaveLength(1);
  });
});

let kept: Promise<{ teacher: Person; document: ReadDocument }> | null = null;

/** A shared document from which no test orders a quiz. */
function theDocument() {
  return (kept ??= aTeacher().then(async (teacher) => ({
    teacher,
    document: await aReadDocument(teacher),
  })));
}
