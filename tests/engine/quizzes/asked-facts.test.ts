import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { WrittenDraft } from '@study-assistant/writer/writer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editQuestions } from '../../../functions/src/domain/quiz/edit-questions.ts';
import type { Job } from '../../../functions/src/stored/quizzes/jobs.repository.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { listAskedFact, readFactOrder } from '../../../scripts/list-asked-fact.ts';
import { aQuiz, openClassroom } from '../classroom.ts';

const QUIZ = 'cell-quiz';
const [FACT, DRAFTED] = ['17', '23'];

const draft: WrittenDraft = {
  ...{ question: 'Which organelle builds proteins?', answer: 'Ribosome', wrongAnswers: [] },
  ...{ weakSpot: 'wrong-answers', suggestions: { stems: [], wrongAnswers: [] } },
  ...{ explanation: '', topic: 'cells', fact: DRAFTED },
  source: { page: 1, section: null, quote: 'Ribosomes build proteins.' },
};

let room: ReturnType<typeof openClassroom>;
beforeAll(async () => {
  room = openClassroom('demo-asked-facts');
  const createdAt = '2026-11-16T08:00:00.000Z';
  const { questions, title, toughness, targetGrade } = aQuiz(QUIZ);
  const what = { id: QUIZ, title, toughness, targetGrade, teacherId: 'anna', createdAt };
  const quiz: QuizSummary = {
    ...{ ...what, numQuestions: 5, status: 'generating', writer: 'offline', notice: null },
    ...{ teacherName: '', subject: null, topics: [] },
  };
  const state = { status: 'generating', progress: 0, stage: 'Waiting', failure: null } as const;
  const order: Job['order'] = {
    ...{ teacherId: 'anna', sourcePath: 'source', fileName: 'Rivers.txt', title: null },
    ...{ chosen: null, toughness, targetGrade, numQuestions: 5, otherKinds: [] },
    ...{ writer: 'offline', publish: true },
  };
  const { quizzes } = createRepositories(room.documents.root);
  await quizzes.create(quiz, { id: QUIZ, order, state: { ...state, updatedAt: createdAt } });
  await quizzes.storeWritten(
    {
      ...{ id: QUIZ, status: 'ready', title, notice: null, subject: null, drafts: [draft] },
      questions: questions.map(({ id: _id, ...one }, at) =>
        at === 1 ? { ...one, fact: FACT } : one,
      ),
    },
    { status: 'ready', progress: 1, stage: 'Ready', failure: null, updatedAt: createdAt },
  );
});
afterAll(() => room.close());

test('the fact that a question asks is stored where no student reads it', async () => {
  const open = await room.documents.doc(`quizzes/${QUIZ}`).get();
  expect(JSON.stringify(open.data())).not.toContain('"fact"');
  const key = await room.documents.doc(`quizzes/${QUIZ}/private/key`).get();
  expect((key.get('questions') as { fact?: string }[]).map(({ fact }) => fact)).toEqual([
    undefined,
    FACT,
    ...[undefined, undefined, undefined],
  ]);
});

test('a question keeps its fact when its teacher words it otherwise, and so does a draft that she takes', async () => {
  const { versions, drafts: ofTeacher } = createRepositories(room.documents.root);
  const quiz = await versions.find(QUIZ);
  const { drafts } = await ofTeacher.find(QUIZ);
  const [asked, taken] = [quiz?.questions[1], drafts[0]];
  if (!quiz || !asked || !taken) throw new Error('The quiz is not as it was written.');
  const { source: _source, benchmarkTime: _time, fact: _fact, ...texts } = asked;
  const after = editQuestions(
    { ...quiz, drafts, spares: [] },
    [
      { ...texts, question: 'In other words?' },
      { ...texts, id: taken.id, question: taken.question },
      { ...texts, id: undefined },
    ],
    { newId: () => 'new', benchmarkTime: () => 20 },
  );
  expect(after.map(({ fact }) => fact)).toEqual([FACT, DRAFTED, undefined]);
});

test('the fact leads to every question that asks it', async () => {
  const [said = '', ...asked] = await listAskedFact(room.firestore, FACT);
  expect(said).toMatch(/^17\t\w+: /);
  expect(asked).toEqual([
    `main\tanna\t${QUIZ}\tRivers\tq2\tWhat does part 2 of a river do?\tin the quiz`,
  ]);
  expect(await listAskedFact(room.firestore, '16')).toHaveLength(1);
});

test('a question leads to the fact that it asks', async () => {
  expect(await listAskedFact(room.firestore, `${QUIZ}/q2`)).toEqual(
    await listAskedFact(room.firestore, FACT),
  );
  expect(await listAskedFact(room.firestore, `${QUIZ}/q1`)).toEqual([
    expect.stringContaining('asks no fact'),
  ]);
});

test('a fact is named by its number', () => {
  expect(readFactOrder(['17', '--project', 'a-school'])).toEqual({
    fact: '17',
    project: 'a-school',
  });
  expect(() => readFactOrder(['ribosome'])).toThrow('npm run fact -- ID');
});
