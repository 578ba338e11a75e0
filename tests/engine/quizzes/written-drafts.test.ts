import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { QuizWriter, WrittenDraft } from '@study-assistant/writer/writer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuizOrder } from '../../../functions/src/domain/quiz/quiz-job.ts';
import { createQuizJob } from '../../../functions/src/features/quizzes/order/write-quiz.job.ts';
import type { Job } from '../../../functions/src/stored/quizzes/jobs.repository.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { waterCycle } from '../../../writer/src/document/lessons/water-cycle.fixture.ts';
import { aQuiz, openClassroom } from '../classroom.ts';

let room: Awaited<ReturnType<typeof openClassroom>>;
beforeAll(() => void (room = openClassroom('demo-drafts')));
afterAll(() => room.close());

const QUIZ = 'river-quiz';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const draft: WrittenDraft = {
  question: 'Where does a river end?',
  answer: 'At its mouth',
  wrongAnswers: ['At its source'],
  weakSpot: 'wrong-answers',
  suggestions: { stems: [], wrongAnswers: ['At a dam', 'In a lake'] },
  explanation: 'It ends at its mouth.',
  topic: 'At its mouth',
  source: { page: 1, section: 'Mouths', quote: 'A river ends at its mouth.' },
};

/** A writer that is sure of the first question alone, and leaves two drafts. */
const unsureWriter: QuizWriter = {
  name: 'offline',
  write: () =>
    Promise.resolve({
      title: 'Rivers',
      notice: 'You asked for 10 questions: 1 is sure.',
      questions: aQuiz(QUIZ).questions.map(({ id: _id, ...question }, at) => ({
        ...question,
        confidence: at === 0 ? ('sure' as const) : ('check' as const),
      })),
      drafts: [draft, { ...draft, topic: 'rivers' }],
    }),
};

const order: QuizOrder = {
  teacherId: 'a-teacher',
  sourcePath: 'source',
  fileName: 'Rivers.txt',
  title: null,
  chosen: null,
  toughness: 'Easy',
  targetGrade: 'Grade 9',
  numQuestions: 10,
  otherKinds: [],
  writer: 'offline',
  publish: true,
};

async function writeQuiz(): Promise<void> {
  const repositories = createRepositories(room.documents.root);
  const { teacherId, toughness, targetGrade } = order;
  const quiz: QuizSummary = {
    ...{ id: QUIZ, title: 'Rivers', teacherId, toughness, targetGrade, numQuestions: 10 },
    ...{ status: 'generating', writer: 'offline', notice: null },
    ...{ teacherName: '', subject: null, topics: [] },
    createdAt: '2026-11-16T08:00:00.000Z',
  };
  const state = { status: 'generating', progress: 0, stage: 'Waiting', failure: null } as const;
  const job: Job = { id: QUIZ, order, state: { ...state, updatedAt: '2026-11-16T08:00:00.000Z' } };
  await repositories.quizzes.create(quiz, job);
  await createQuizJob({
    ...repositories,
    topicsInUse: { find: () => Promise.resolve({}), change: () => Promise.resolve() },
    files: {
      read: () => Promise.resolve(Buffer.from('A river ends at its mouth.')),
      write: () => Promise.resolve(),
    },
    extractor: { extract: () => Promise.resolve(waterCycle) },
    writerFor: () => unsureWriter,
    clock: () => new Date('2026-11-16T08:00:01.000Z'),
    log,
  })(QUIZ, true);
}

test('what a writer is not sure of is stored where no student reads it', async () => {
  await writeQuiz();
  const open = await room.documents.doc(`quizzes/${QUIZ}`).get();
  expect(open.get('review')).toEqual({ toCheck: 4, drafts: 2 });
  expect(JSON.stringify(open.get('questions'))).not.toContain('confidence');

  const { versions, drafts: ofTeacher } = createRepositories(room.documents.root);
  const marks = (await versions.find(QUIZ))?.questions.map(
    ({ confidence }: PlacedQuestion) => confidence,
  );
  expect(marks).toEqual(['sure', 'check', 'check', 'check', 'check']);

  const { drafts, dismissed } = await ofTeacher.find(QUIZ);
  expect(dismissed).toEqual([]);
  // A topic is never the right answer, so the first gets the heading above it.
  expect(drafts).toEqual([
    { ...draft, id: 'd1', topic: 'Mouths' },
    { ...draft, id: 'd2', topic: 'rivers' },
  ]);
});
