import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { QuizGeneration } from './quiz-generation.tsx';
import { quiz, refuse, startQuizServer, type QuizServer } from './quiz-server.fixture.ts';

let api: QuizServer;

beforeEach(() => {
  api = startQuizServer();
});

function open() {
  return renderSignedIn(<QuizGeneration onAssign={() => undefined} />, {
    others: { '/quiz-edit/new': <h1>Edit quiz</h1> },
  });
}

/** Longer than the pause between two polls of the progress. */
const afterALook = { timeout: 3000 };

const pdf = new File(['%PDF-1.7 cells'], 'cells.pdf', { type: 'application/pdf' });

function documentInput() {
  return screen.getByLabelText<HTMLInputElement>('Document');
}

function countInput() {
  return screen.getByLabelText<HTMLInputElement>('Number of questions');
}

function generateButton() {
  return screen.getByRole('button', { name: 'Generate' });
}

test('the form begins with Medium, Grade 10 and 10 questions', async () => {
  open();
  expect(screen.getByLabelText<HTMLSelectElement>('Toughness').value).toBe('Medium');
  expect(screen.getByLabelText<HTMLSelectElement>('Target grade').value).toBe('Grade 10');
  expect(countInput().value).toBe('10');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Publish at once' }).checked).toBe(
    true,
  );
  expect(await screen.findByRole('heading', { name: 'No quizzes yet' })).toBeTruthy();
});

test('without a document there is no quiz, and the focus goes to the document', async () => {
  const { user } = open();
  await user.click(generateButton());
  expect(screen.getByText('Please select a document')).toBeTruthy();
  expect(document.activeElement).toBe(documentInput());
  expect(api.state.orders).toHaveLength(0);
});

test('a quiz without a document begins empty in the editor, and a refusal is told', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/quizzes', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return refuse(429, 'You can begin 100 quizzes of your own a day.');
      const begun = quiz('new', { numQuestions: 0, status: 'draft', writer: 'teacher' });
      api.state.quizzes = [begun];
      return HttpResponse.json({ success: true, quiz: begun }, { status: 201 });
    }),
  );
  const { user } = renderSignedIn(<QuizGeneration onAssign={() => undefined} />, {
    others: { '/quiz-edit/new': <QuizGeneration onAssign={() => undefined} /> },
  });
  await user.selectOptions(screen.getByLabelText('Target grade'), 'Grade 7');
  const begin = () => screen.getByRole('button', { name: 'Write the questions yourself' });
  await user.click(begin());
  expect(await screen.findByText(/You can begin 100 quizzes of your own a day\./)).toBeTruthy();
  await user.click(begin());
  expect(await screen.findByRole('link', { name: 'Write Quiz new' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assign Quiz new' })).toBeNull();
  expect(screen.queryByText(/^Quiz generated successfully/)).toBeNull();
  expect(sent[1]).toEqual({ title: 'Untitled Quiz', toughness: 'Medium', targetGrade: 'Grade 7' });
});

test('a document that is neither PDF nor Word is refused at once', async () => {
  const { user } = open();
  // The file is dropped, since the picker would not offer it.
  fireEvent.change(documentInput(), { target: { files: [new File(['x'], 'notes.txt')] } });
  expect(screen.getByText('Only PDF and DOCX files are allowed')).toBeTruthy();
  await user.click(generateButton());
  expect(api.state.orders).toHaveLength(0);
});

test('a count that is no number becomes 10', async () => {
  const { user } = open();
  await user.clear(countInput());
  await user.tab();
  expect(countInput().value).toBe('10');
});

test.each(['4', '51'])('%s questions are refused', async (count) => {
  const { user } = open();
  await user.upload(documentInput(), pdf);
  await user.clear(countInput());
  await user.type(countInput(), `${count}{Enter}`);
  expect(screen.getByText('Please choose 5 to 50 questions.')).toBeTruthy();
  expect(document.activeElement).toBe(countInput());
  expect(api.state.orders).toHaveLength(0);
});

test('a quiz is ordered, followed and, once ready, shown with the focus on it', async () => {
  const { user } = open();
  await user.upload(documentInput(), pdf);
  await user.selectOptions(screen.getByLabelText('Toughness'), 'Hard');
  await user.selectOptions(screen.getByLabelText('Target grade'), 'Grade 7');
  await user.click(generateButton());

  const card = await screen.findByRole('article', { name: 'cells' });
  expect(document.activeElement).toBe(card);
  expect(api.state.orders[0]?.prefer).toBe('respond-async');
  expect(Object.fromEntries(api.state.orders[0]?.form ?? [])).toMatchObject({
    toughness: 'Hard',
    targetGrade: 'Grade 7',
    numQuestions: '10',
    publish: 'true',
  });
  expect(
    await within(card).findByRole('progressbar', { name: 'Reading the document…' }),
  ).toBeTruthy();
  expect(within(card).getByText(/You can leave this page/)).toBeTruthy();

  api.finish('new', {
    title: 'The cell',
    notice: 'This document gave 8 good questions; you asked for 10.',
  });
  expect(
    await screen.findByText(/^Quiz generated successfully! It is on the shelf/, {}, afterALook),
  ).toBeTruthy();
  const ready = screen.getByRole('article', { name: 'The cell' });
  expect(document.activeElement).toBe(ready);
  expect(within(ready).getByText(/gave 8 good questions/)).toBeTruthy();
  expect(within(ready).getByRole('link', { name: 'View The cell' }).getAttribute('href')).toBe(
    '/quiz-view/new',
  );
  expect(screen.queryByText('cells.pdf')).toBeNull();
});

test('a short quiz is told as such and not cheered, nor is one that shows what to check', async () => {
  const { user } = open();
  await user.upload(documentInput(), pdf);
  await user.click(generateButton());
  await screen.findByRole('article', { name: 'cells' });
  const [notice, review] = ['You asked for 10 questions.', { toCheck: 2, drafts: 3 }];
  api.finish('new', { title: 'The cell', asked: 10, numQuestions: 5, notice, review });
  const told =
    'This quiz has 5 of the 10 questions that you asked for. 2 questions are marked to check, and students see them already.';
  expect(await screen.findByText(told, {}, afterALook)).toBeTruthy();
  expect(screen.queryByText(/Quiz generated successfully!/)).toBeNull();
});

test('no other kinds are ordered unless they are ticked, and a tick stays for the next time', async () => {
  const { user, unmount } = open();
  const kinds = () => screen.getByRole('group', { name: 'Fill up with other kinds' });
  const boxes = () => within(kinds()).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes().filter(({ checked }) => checked)).toEqual([]);
  expect(within(kinds()).getByText(/fewer questions with four options than you ask/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.upload(documentInput(), pdf);
  await user.click(generateButton());
  await screen.findByRole('article', { name: 'cells' });
  expect(api.state.orders[0]?.form.has('otherKinds')).toBe(false);

  await user.click(within(kinds()).getByRole('checkbox', { name: /^True or false/ }));
  await user.click(within(kinds()).getByRole('checkbox', { name: /^Gaps with a word bank/ }));
  unmount();
  api = startQuizServer();
  const { user: later } = open();
  await later.upload(documentInput(), pdf);
  await later.click(generateButton());
  await expect.poll(() => api.state.orders[0]?.form.get('otherKinds')).toBe('gaps,true-false');
});

test('without "Publish at once" the quiz becomes a draft to review', async () => {
  const { user } = open();
  await user.upload(documentInput(), pdf);
  await user.click(screen.getByRole('switch', { name: 'Publish at once' }));
  expect(screen.getByText(/stays a draft that only you see/)).toBeTruthy();
  await user.click(generateButton());
  await screen.findByRole('article', { name: 'cells' });
  expect(api.state.orders[0]?.form.get('publish')).toBe('false');

  api.finish('new', { title: 'The cell', status: 'draft' });
  expect(
    await screen.findByText(/^Quiz generated successfully! It is a draft/, {}, afterALook),
  ).toBeTruthy();
  const draft = screen.getByRole('article', { name: 'The cell' });
  expect(document.activeElement).toBe(draft);
  expect(within(draft).getByText('Draft')).toBeTruthy();
  expect(within(draft).getByRole('link', { name: 'View The cell' })).toBeTruthy();
  expect(within(draft).getByRole('link', { name: 'Review The cell' }).getAttribute('href')).toBe(
    '/quiz-edit/new',
  );
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.getByRole('heading', { name: 'Edit quiz' })).toBeTruthy();
});

test('the target grade is that of her newest quiz until she chooses another', async () => {
  api.state.quizzes = [quiz('q1', { targetGrade: 'Grade 7' }), quiz('q2')];
  const { user } = open();
  const grade = screen.getByLabelText<HTMLSelectElement>('Target grade');
  expect(grade.value).toBe('Grade 10');
  await screen.findByRole('article', { name: 'Quiz q1' });
  expect(grade.value).toBe('Grade 7');
  await user.selectOptions(grade, 'Grade 12');
  expect(grade.value).toBe('Grade 12');
});

test('the target grade is what the file’s name says, until she chooses another', async () => {
  const { user } = open();
  const grade = screen.getByLabelText<HTMLSelectElement>('Target grade');
  const choose = (name: string) =>
    user.upload(documentInput(), new File(['x'], name, { type: 'application/pdf' }));
  await choose('Rivers grade 7.pdf');
  expect(grade.value).toBe('Grade 7');
  await choose('Rivers.pdf');
  expect(grade.value).toBe('Grade 10');
  await user.selectOptions(grade, 'Grade 12');
  await choose('Rivers grade 7.pdf');
  expect(grade.value).toBe('Grade 12');
});

test('a quiz that was ready before we could look is told as well', async () => {
  server.use(
    http.post('/api/quiz/generate', () => {
      api.state.quizzes = [quiz('new', { title: 'The cell' })];
      api.state.jobs['new'] = { status: 'ready', progress: 1, stage: 'Ready' };
      return HttpResponse.json({ success: true, quizId: 'new' }, { status: 202 });
    }),
  );
  const { user } = open();
  await screen.findByRole('heading', { name: 'No quizzes yet' });
  await user.upload(documentInput(), pdf);
  await user.click(generateButton());
  expect(
    await screen.findByText(/^Quiz generated successfully! It is on the shelf/, {}, afterALook),
  ).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'View The cell' })).toBeTruthy();
});

test('who types elsewhere keeps the focus when a quiz is ready', async () => {
  api.state.quizzes = [quiz('old', { status: 'generating' })];
  api.state.jobs['old'] = { status: 'generating', progress: 0.5, stage: 'Writing questions' };
  const { user } = open();
  await screen.findByRole('progressbar', { name: 'Writing questions…' }, afterALook);
  await user.click(countInput());
  api.finish('old');
  expect(
    await screen.findByText(/^Quiz generated successfully! It is on the shelf/, {}, afterALook),
  ).toBeTruthy();
  expect(document.activeElement).toBe(countInput());
});

test('an order that is refused says why and keeps the document', async () => {
  server.use(
    http.post('/api/quiz/generate', () => refuse(415, 'Only PDF and DOCX files are allowed')),
  );
  const { user } = open();
  await user.upload(documentInput(), pdf);
  await user.click(generateButton());
  expect(
    await screen.findByText('Quiz generation failed: Only PDF and DOCX files are allowed'),
  ).toBeTruthy();
  expect(screen.getByText('cells.pdf')).toBeTruthy();
});

test('a quiz that fails while one looks says why, and can be tried again', async () => {
  api.state.quizzes = [quiz('q1', { status: 'generating' })];
  api.state.jobs['q1'] = { status: 'generating', progress: 0.5, stage: 'Writing questions' };
  const { user } = open();
  await screen.findByRole('progressbar', { name: 'Writing questions…' }, afterALook);
  api.fail('q1', 'The writer is busy.');
  const told = await screen.findAllByText(
    'Quiz generation failed: The writer is busy.',
    {},
    afterALook,
  );
  expect(told.some((one) => one.closest('[role=alert]'))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Use the offline writer' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('progressbar', { name: 'Writing questions…' }, afterALook);
  expect(api.state.retries).toEqual([{}]);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Quiz q1' }));
  api.finish('q1');
  expect(
    await screen.findByText(/^Quiz generated successfully! It is on the shelf/, {}, afterALook),
  ).toBeTruthy();
});

test('an old failure is told by its card alone, with the offline writer where it can help', async () => {
  api.state.quizzes = [quiz('q1', { status: 'failed', writer: 'gemini' })];
  api.fail('q1', 'The quota is used up.', { offlineWriterAvailable: true });
  const { user } = open();
  const told = await screen.findByText('Quiz generation failed: The quota is used up.');
  expect(told.closest('article')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use the offline writer' }));
  await waitFor(() => expect(api.state.retries).toEqual([{ writer: 'offline' }]));
});

test('a document that no try would mend is not offered to be tried again', async () => {
  api.state.quizzes = [quiz('q1', { status: 'failed' })];
  api.fail('q1', 'This document is locked.', { needsOtherDocument: true });
  open();
  await screen.findByText('Quiz generation failed: This document is locked.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Quiz q1' })).toBeTruthy();
});

test('a lost job says so, though the list still calls it being written', async () => {
  api.state.quizzes = [quiz('q1', { status: 'generating' })];
  api.state.jobs['q1'] = {
    status: 'failed',
    progress: 1,
    stage: 'Stopped',
    error: 'It was interrupted.',
  };
  open();
  expect(await screen.findByText('Quiz generation failed: It was interrupted.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete Quiz q1' })).toBeTruthy();
});

test('a server that does not name the quiz it has written is asked for the list', async () => {
  server.use(
    http.post('/api/quiz/generate', () => {
      api.state.quizzes = [quiz('new', { title: 'The cell' })];
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = open();
  await user.upload(documentInput(), pdf);
  await user.click(generateButton());
  expect(await screen.findByText(/^Quiz generated successfully! It is on the shelf/)).toBeTruthy();
  expect(await screen.findByRole('article', { name: 'The cell' })).toBeTruthy();
});
