import { readQuestions } from '@study-assistant/exchange/read-questions';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { quiz, refuse } from '../quiz-server.fixture.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { FileToRead } from './read-questions.worker.ts';

/** Reads like the thread of its own, which this environment does not have. */
class WorkerInPlace extends EventTarget {
  postMessage({ bytes, name }: FileToRead) {
    const data = readQuestions(bytes, name);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate() {
    // It has done its work.
  }
}

const GIFT = `
::Longest:: Which river is the longest of Africa? {=The Nile ~The Congo ~The Niger}

::Mouth:: A river ends at its mouth. {TRUE}

::Essay:: What do you think of rivers? {}
`;

const PAPER = `1. Which river is the longest of Africa?
a) The Congo
b) The Nile

2. Which river crosses the equator twice?
a) The Nile
b) The Congo`;

const NILE = { page: 4, section: 'Africa', quote: 'The Nile is the longest river of Africa.' };

let sent: { questions: { question: string; topic: string; source?: object }[] }[];

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerInPlace);
  sent = [];
  server.use(
    http.post('/api/quizzes', async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return HttpResponse.json({ success: true, quiz: quiz('new') }, { status: 201 });
    }),
    http.get('/api/materials', () => HttpResponse.json({ success: true, materials, next: null })),
  );
});

const shelved = {
  ...{ id: 'rivers', name: 'Rivers of Africa', type: 'PDF', teacherId: teacher.uid },
  ...{ uploadDate: '2026-11-20T08:00:00.000Z', teacherName: 'Ruth Meyer', subject: 'Geography' },
  ...{ fileName: 'rivers.pdf', sizeBytes: 1000, topics: [], tags: [], classes: [] },
};
const materials = [shelved, { ...shelved, id: 'film', name: 'A film', type: 'Video' }];

/** Answers each question with the finding of its text, and records what was asked. */
function serveFindings(byQuestion: Record<string, object>) {
  const asked: { question: string; right: number | null }[] = [];
  server.use(
    http.post('/api/materials/rivers/passages', async ({ request }) => {
      const { questions } = (await request.json()) as { questions: typeof asked };
      asked.push(...questions);
      const findings = questions.map(
        ({ question }) => byQuestion[question] ?? { passage: null, proposed: null },
      );
      return HttpResponse.json({ success: true, findings, isCut: false });
    }),
  );
  return asked;
}

function open() {
  return renderSignedIn(
    <ImportDialog
      settings={{ toughness: 'Medium', targetGrade: 'Grade 8' }}
      onCancel={() => undefined}
    />,
    { others: { '/quiz-edit/new': <h1>Edit quiz</h1> } },
  );
}

async function read(name: string, text: string) {
  const opened = open();
  await opened.user.upload(screen.getByLabelText('File of questions'), new File([text], name));
  await screen.findByRole('list', { name: 'Questions of the file' });
  return opened;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The line of a question. */
function line(question: string) {
  const words = screen.getByText(question);
  return within(words.closest('li') ?? words);
}

const LONGEST = 'Which river is the longest of Africa?';
const TWICE = 'Which river crosses the equator twice?';

test('what was read of each question is shown, and only what is ticked is imported', async () => {
  const { user } = await read('rivers.gift', GIFT);
  expect(screen.getByText('2 questions can be imported, 1 not.')).toBeTruthy();
  expect(line('What do you think of rivers?').getByText('Left out')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'A river ends at its mouth.' }));
  await user.click(button('Import 1 question'));
  expect(await screen.findByRole('heading', { name: 'Edit quiz' })).toBeTruthy();
  expect(sent).toMatchObject([{ title: 'rivers', questions: [{ question: LONGEST }] }]);
});

test('nothing is sent without a file, without questions and without a title', async () => {
  const { user } = open();
  await user.click(button('Import'));
  expect(screen.getAllByText('Please choose a file.').length).toBeGreaterThan(0);
  await user.upload(screen.getByLabelText('File of questions'), new File([GIFT], 'rivers.gift'));
  await screen.findByRole('list', { name: 'Questions of the file' });
  await user.click(button('Choose none'));
  await user.click(button('Import'));
  expect(screen.getAllByText('Please choose at least one question.').length).toBeGreaterThan(0);
  await user.click(button('Choose all'));
  await user.clear(screen.getByLabelText('Title of the quiz'));
  await user.click(button('Import 2 questions'));
  expect(document.activeElement).toBe(screen.getByLabelText('Title of the quiz'));
  expect(sent).toEqual([]);
});

test('a file in which nothing is found says so, and another one can be chosen', async () => {
  const { user } = open();
  const field = screen.getByLabelText('File of questions');
  await user.upload(field, new File(['Just a line of text.'], 'notes.txt'));
  expect(
    await screen.findByText(/^This file has no questions in a format that is read/),
  ).toBeTruthy();
  await user.upload(field, new File([GIFT], 'rivers.gift'));
  expect(await screen.findByRole('checkbox', { name: LONGEST })).toBeTruthy();
});

test('a pasted paper is read, and a question without a key waits for its teacher', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('Or the text of a question paper'));
  await user.paste(PAPER);
  await user.click(button('Read this text'));
  await screen.findByRole('list', { name: 'Questions of the file' });
  expect(line(LONGEST).queryByRole('checkbox')).toBeNull();
  await user.selectOptions(line(LONGEST).getByLabelText('Right answer'), 'The Nile');
  expect(line(LONGEST).getByRole<HTMLInputElement>('checkbox', { name: LONGEST }).checked).toBe(
    true,
  );
  await user.click(button('Import 1 question'));
  expect(await screen.findByRole('heading', { name: 'Edit quiz' })).toBeTruthy();
  expect(sent).toMatchObject([{ questions: [{ question: LONGEST, correctAnswer: 1 }] }]);
});

test('a refusal is told in the dialog, which stays as it is', async () => {
  const { user } = await read('rivers.gift', GIFT);
  server.use(http.post('/api/quizzes', () => refuse(429, 'You can begin 100 quizzes a day.')));
  await user.click(button('Import 2 questions'));
  expect(await screen.findByText(/You can begin 100 quizzes a day/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: LONGEST })).toBeTruthy();
});

test('the passage of a material is tied to its question unless it is left', async () => {
  const asked = serveFindings({
    [LONGEST]: { passage: NILE, proposed: null },
    'A river ends at its mouth.': { passage: { ...NILE, quote: 'It ends there.' }, proposed: null },
  });
  const { user } = await read('rivers.gift', GIFT);
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Passages were found for 2 of 2.')).toBeTruthy();
  expect(asked).toMatchObject([
    { question: LONGEST, right: 0 },
    { question: 'A river ends at its mouth.', answers: [], right: null },
  ]);
  expect(line(LONGEST).getByText(NILE.quote)).toBeTruthy();
  expect(line(LONGEST).getByText(/page 4/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  const [, leave] = screen.getAllByRole('checkbox', { name: 'Use this passage as its proof' });
  await user.click(leave ?? document.body);
  await user.click(button('Import 2 questions'));
  expect(await screen.findByRole('heading', { name: 'Edit quiz' })).toBeTruthy();
  const [first, second] = sent[0]?.questions ?? [];
  expect(first?.source).toEqual({ ...NILE, material: 'Rivers of Africa' });
  expect(second?.source).toBeUndefined();
});

test('a question that the material says nothing of is marked, and films are no choice', async () => {
  serveFindings({ [LONGEST]: { passage: NILE, proposed: null } });
  const { user } = await read('rivers.gift', GIFT);
  const choice = await screen.findByLabelText('Find the proofs in a material');
  expect(within(choice).queryByRole('option', { name: 'A film' })).toBeNull();
  await user.click(button('Find'));
  expect(await screen.findByText('Passages were found for 1 of 2.')).toBeTruthy();
  expect(line('A river ends at its mouth.').getByText('Not in this text')).toBeTruthy();
  expect(line(LONGEST).queryByText('Not in this text')).toBeNull();
});

test('an answer that a passage proposes counts once its teacher says so', async () => {
  const asked = serveFindings({ [LONGEST]: { passage: NILE, proposed: 1 } });
  const { user } = await read('rivers.txt', PAPER);
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Passages were found for 1 of 2.')).toBeTruthy();
  expect(asked.map(({ right }) => right)).toEqual([null, null]);
  expect(line(TWICE).getByText('No answer is clear from this text')).toBeTruthy();
  expect(line(LONGEST).queryByRole('checkbox')).toBeNull();
  await user.click(line(LONGEST).getByRole('button', { name: 'That is right' }));
  await user.click(button('Import 1 question'));
  expect(await screen.findByRole('heading', { name: 'Edit quiz' })).toBeTruthy();
  expect(sent[0]?.questions).toMatchObject([{ correctAnswer: 1, source: { page: 4 } }]);
});

test('a passage goes when its teacher says that another answer is right', async () => {
  serveFindings({ [LONGEST]: { passage: NILE, proposed: 1 } });
  const { user } = await read('rivers.txt', PAPER);
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  await screen.findByText(NILE.quote);
  await user.selectOptions(line(LONGEST).getByLabelText('Right answer'), 'The Congo');
  expect(screen.queryByText(NILE.quote)).toBeNull();
  await user.click(button('Import 1 question'));
  expect(await screen.findByRole('heading', { name: 'Edit quiz' })).toBeTruthy();
  expect(sent[0]?.questions[0]?.source).toBeUndefined();
});

test('a material that cannot be looked through says why', async () => {
  server.use(
    http.post('/api/materials/rivers/passages', () => refuse(404, 'There is no text to show.')),
  );
  const { user } = await read('rivers.gift', GIFT);
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/There is no text to show\./)).toBeTruthy();
});
