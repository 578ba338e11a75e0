import { screen } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../../test/axe.ts';
import { renderSignedIn } from '../../../../test/render-signed-in.tsx';
import { server } from '../../../../test/server.ts';
import { QuizGeneration } from '../../quiz-generation.tsx';
import { quiz, refuse, startQuizServer, type QuizServer } from '../../quiz-server.fixture.ts';
import { aDocument, startDocumentServer, type DocumentServer } from './document-server.fixture.ts';

/** Longer than the pause between two polls of the document. */
const afterALook = { timeout: 3000 };

const pdf = new File(['%PDF-1.7 cells'], 'unit_3.pdf', { type: 'application/pdf' });

let quizzes: QuizServer;
let documents: DocumentServer;

beforeEach(() => {
  quizzes = startQuizServer();
  documents = startDocumentServer();
});

function open(at = '/dashboard?tab=quiz') {
  return renderSignedIn(<QuizGeneration onAssign={() => undefined} />, { at });
}

async function openOutline(fields: Parameters<typeof aDocument>[0] = {}) {
  documents.state.document = aDocument(fields);
  const rendered = open('/dashboard?tab=quiz&document=doc-1');
  await screen.findByText('unit_3.pdf');
  return rendered;
}

/** Presses the button; from then on the list has the quiz. */
function generate() {
  quizzes.state.quizzes = [quiz('new', { title: 'The cell', status: 'generating' })];
  quizzes.state.jobs['new'] = { status: 'generating', progress: 0.3, stage: 'Writing questions' };
  return screen.getByRole('button', { name: 'Generate' });
}

function titleInput() {
  return screen.getByLabelText<HTMLInputElement>('Title');
}

test('a document is sent to be read, and what the quiz is about is chosen', async () => {
  const { user } = open();
  expect(screen.queryByRole('button', { name: 'Choose pages or sections' })).toBeNull();
  await user.upload(screen.getByLabelText('Document'), pdf);
  await user.click(screen.getByRole('button', { name: 'Choose pages or sections' }));
  expect(await screen.findByRole('progressbar', { name: 'Reading unit_3.pdf…' })).toBeTruthy();
  expect(documents.state.uploads[0]?.get('file')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Chosen document' }));

  const exercises = await screen.findByRole('checkbox', { name: /^Exercises/ }, afterALook);
  expect(screen.getByText('All of it, 1,800 words: enough for about 16 questions.')).toBeTruthy();
  await user.click(exercises);
  expect(
    screen.getByText('2 of 3 sections, 1,500 words: enough for about 14 questions.'),
  ).toBeTruthy();
  expect(titleInput().value).toBe('The cell');
  expect(await axeFaults()).toEqual([]);

  await user.click(generate());
  const card = await screen.findByRole('article', { name: 'The cell' });
  expect(document.activeElement).toBe(card);
  const settings = { toughness: 'Medium', targetGrade: 'Grade 10', numQuestions: 10 };
  expect(documents.state.orders).toEqual([{ ...settings, publish: true, parts: [0, 1] }]);
  expect(await screen.findByLabelText('Document')).toBeTruthy();
});

test('a pasted text is read like a document', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Paste a text' }));
  const text = await screen.findByLabelText('Text');
  await user.click(text);
  await user.paste('The cell');
  await user.click(screen.getByRole('button', { name: 'Read this text' }));
  expect(screen.getByText(/^Please paste a few paragraphs, at least 40 words/)).toBeTruthy();
  expect(document.activeElement).toBe(text);
  await user.paste(`\n\n${'Each cell has a wall. '.repeat(10)}`);
  expect(screen.getByText('52 words')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Read this text' }));
  expect(await screen.findByRole('group', { name: 'Chosen document' })).toBeTruthy();
  const sent = documents.state.uploads[0]?.get('file');
  expect(sent).toMatchObject({ name: 'The cell.txt' });
});

test('a pasted text that cannot be sent stays where it is', async () => {
  server.use(http.post('/api/quiz/documents', () => refuse(429, 'You can choose 20 an hour.')));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Paste a text' }));
  await user.click(await screen.findByLabelText('Text'));
  await user.paste('Each cell has a wall. '.repeat(10));
  await user.click(screen.getByRole('button', { name: 'Read this text' }));
  expect(await screen.findByText(/You can choose 20 an hour\./)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/^Each cell/);
});

test('all of a document is ordered as a whole, by the title that its teacher gives', async () => {
  const { user } = await openOutline();
  await user.clear(titleInput());
  await user.type(titleInput(), 'Cells, lesson 2');
  await user.click(generate());
  await screen.findByRole('article');
  expect(documents.state.orders[0]).not.toHaveProperty('parts');
  expect(documents.state.orders[0]).toMatchObject({ title: 'Cells, lesson 2' });
});

test('pages can be chosen instead, and wrong ones are said', async () => {
  const { user } = await openOutline();
  await user.click(screen.getByRole('radio', { name: /^Pages/ }));
  const [from, to] = [screen.getByLabelText('From page'), screen.getByLabelText('To page')];
  await user.clear(from);
  await user.type(from, '13');
  await user.click(generate());
  expect(
    screen.getByText('Please give pages from 1 to 12, the first before the last.'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(from);
  expect(screen.queryByText(/little to ask about/)).toBeNull();
  await user.clear(from);
  await user.type(from, '3');
  await user.clear(to);
  await user.type(to, '99');
  await user.click(generate());
  expect(document.activeElement).toBe(to);
  expect([from, to].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  await user.clear(to);
  await user.type(to, '6');
  expect(screen.getByText(/^Pages 3 to 6, 750 words/)).toBeTruthy();
  await user.click(generate());
  await screen.findByRole('article');
  expect(documents.state.orders).toMatchObject([{ pages: { from: 3, to: 6 } }]);
});

test('no section at all is no quiz, and the focus goes to the first', async () => {
  const { user } = await openOutline();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  await user.click(generate());
  expect(screen.getByText('Please choose at least one part.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Cell wall/ }));
  expect(documents.state.orders).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(screen.queryByText('Please choose at least one part.')).toBeNull();
});

test('more questions than the text bears is said before the order', async () => {
  const { user } = await openOutline();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  await user.click(screen.getByRole('checkbox', { name: /^Exercises/ }));
  expect(
    screen.getByText(/enough for about 3 questions\. That is fewer than the 10 that you ask for/),
  ).toBeTruthy();
});

test('with other kinds ticked the rest is said to be filled up, and they are ordered', async () => {
  const { user } = await openOutline();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  await user.click(screen.getByRole('checkbox', { name: /^Exercises/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Pairs to match/ }));
  expect(screen.queryByText(/That is fewer than/)).toBeNull();
  expect(
    screen.getByText(/enough for about 3 questions with four options\. The rest is filled up/),
  ).toBeTruthy();
  await user.click(generate());
  await screen.findByRole('article');
  expect(documents.state.orders).toMatchObject([{ otherKinds: ['match'], parts: [2] }]);
});

test('each section says about how many questions it bears, which follows the toughness', async () => {
  const { user } = await openOutline();
  expect(screen.getByRole('checkbox', { name: /^Exercises.* about 3 questions$/ })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Toughness'), 'Easy');
  expect(screen.getByRole('checkbox', { name: /^Exercises.* about 2 questions$/ })).toBeTruthy();
});

test('a document without pages or headings is taken as it is', async () => {
  await openOutline({ pages: null, parts: [{ title: 'Notes', pages: null, words: 700 }] });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Notes/ })).toBeNull();
  expect(screen.getByText(/^All of it, 700 words/)).toBeTruthy();
});

test('a question paper is said to be one', async () => {
  await openOutline({ isQuestionPaper: true });
  expect(screen.getByText(/looks like a question paper/)).toBeTruthy();
});

test('a document that cannot be read says why, and leads back to the form', async () => {
  const error = 'This document has no readable text.';
  documents.state.document = aDocument({ status: 'failed', error, parts: [] });
  const { user } = open('/dashboard?tab=quiz&document=doc-1');
  expect(await screen.findByText(error)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose another document' }));
  expect(screen.getByLabelText('Document')).toBeTruthy();
});

test('a document that is not kept any more is said to be gone', async () => {
  const { user } = open('/dashboard?tab=quiz&document=old');
  expect(await screen.findByText(/This document is not here any more/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose another document' }));
  expect(screen.getByLabelText('Document')).toBeTruthy();
});

test('while it is read one can go back', async () => {
  documents.state.document = aDocument({ status: 'generating', parts: [] });
  const { user } = open('/dashboard?tab=quiz&document=doc-1');
  await screen.findByRole('progressbar', { name: 'Reading unit_3.pdf…' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Document')).toBeTruthy();
});

test('the page of a scan that is being read is told', async () => {
  const reading = { page: 3, pages: 4 };
  documents.state.document = aDocument({ status: 'generating', parts: [], reading });
  open('/dashboard?tab=quiz&document=doc-1');
  const bar = await screen.findByRole('progressbar', {
    name: 'Reading page 3 of 4 of unit_3.pdf…',
  });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
});

test('a quiz is made of a material', async () => {
  const { user } = open('/dashboard?tab=quiz&material=cells');
  expect(await screen.findByRole('checkbox', { name: /^Osmosis/ }, afterALook)).toBeTruthy();
  expect(documents.state.materials).toEqual(['cells']);
  await user.click(generate());
  expect(await screen.findByRole('article', { name: 'The cell' })).toBeTruthy();
});

test('a material that no quiz can be written from says so', async () => {
  server.use(
    http.post('/api/materials/film/quiz-document', () => refuse(415, 'No quiz from a video.')),
  );
  open('/dashboard?tab=quiz&material=film');
  const said = await screen.findByText('No quiz from a video.');
  expect(said.closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose another document' })).toBeTruthy();
});

test('an upload that is refused says why, and the file stays', async () => {
  server.use(http.post('/api/quiz/documents', () => refuse(413, 'This file is too large.')));
  const { user } = open();
  await user.upload(screen.getByLabelText('Document'), pdf);
  await user.click(screen.getByRole('button', { name: 'Choose pages or sections' }));
  expect(
    await screen.findByText('The document could not be read: This file is too large.'),
  ).toBeTruthy();
  expect(screen.getByText('unit_3.pdf')).toBeTruthy();
});

test('an order that fails says why, and what was chosen stays', async () => {
  const { user } = await openOutline();
  server.use(http.post('/api/quiz/documents/doc-1/quiz', () => refuse(503, 'Too busy.')));
  await user.click(screen.getByRole('checkbox', { name: /^Exercises/ }));
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(await screen.findByText('Quiz generation failed: Too busy.')).toBeTruthy();
  expect(screen.getByText(/^2 of 3 sections/)).toBeTruthy();
});

test('a title is sent only where the teacher has changed it', async () => {
  const { user } = open();
  expect(screen.queryByLabelText('Title')).toBeNull();
  await user.upload(screen.getByLabelText('Document'), pdf);
  expect(titleInput().value).toBe('unit 3');
  await user.clear(titleInput());
  await user.tab();
  expect(titleInput().value).toBe('unit 3');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await screen.findByRole('article');
  expect(quizzes.state.orders[0]?.form.has('title')).toBe(false);
});

test('a title that the teacher has changed is sent', async () => {
  const { user } = open();
  await user.upload(screen.getByLabelText('Document'), pdf);
  await user.type(titleInput(), ': cells');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await screen.findByRole('article');
  expect(quizzes.state.orders[0]?.form.get('title')).toBe('unit 3: cells');
});

test('a long document suggests to choose from it', async () => {
  const { user } = open();
  const long = new File(['%PDF-1.7'], 'book.pdf', { type: 'application/pdf' });
  Object.defineProperty(long, 'size', { value: 3_000_000 });
  await user.upload(screen.getByLabelText('Document'), long);
  expect(screen.getByText(/This is a long document/)).toBeTruthy();
});
