import type { Question } from '@study-assistant/contract/questions/question';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import type { WriteRequest } from '@study-assistant/writer/writer';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTopicNames, useTopics } from '../../../functions/src/domain/quiz/topics-in-use.ts';
import { createReaderGuard } from '../../../functions/src/domain/reader-guard.ts';
import { createSubmitAnswersService } from '../../../functions/src/features/attempts/submit-answers.service.ts';
import { createQuizJob } from '../../../functions/src/features/quizzes/order/write-quiz.job.ts';
import { createQuestionJob } from '../../../functions/src/features/quizzes/versions/write-question.job.ts';
import { createStudentsService } from '../../../functions/src/features/students/students.service.ts';
import type { Job } from '../../../functions/src/stored/quizzes/jobs.repository.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { openClassroom, student, type Classroom } from '../classroom.ts';

const NOW = new Date('2026-11-16T08:00:00.000Z');
const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent };
const maya = student('maya');

let room: Classroom;
let repositories: ReturnType<typeof createRepositories>;

beforeAll(() => {
  room = openClassroom('demo-topics');
  repositories = createRepositories(room.documents.root);
});
afterAll(() => room.close());

/** Names a topic about deltas as the teacher did before, or else by the heading. */
function writeAboutDeltas({ document, topicsInUse, settings, variant }: WriteRequest) {
  const topic =
    topicsInUse.find((name) => /delta/i.test(name)) ?? document.sections[0]?.heading ?? '';
  // What replaces a question asks something else, of another sentence.
  const [question, options, quote] =
    variant === 0
      ? ['What is part', ['It rests', 'It flows', 'It freezes', 'It burns'], 'Rivers flow.']
      : ['Who first drew', ['A sailor', 'A monk', 'A king', 'A nurse'], 'A monk drew the map.'];
  const questions = Array.from({ length: settings.numQuestions }, (_, at): Question => ({
    question: `${question} ${at + 1} of ${document.sections[0]?.heading}?`,
    options,
    correctAnswer: 1,
    explanation: quote,
    topic,
    benchmarkTime: 20,
    source: { page: 1, section: null, quote },
  }));
  return Promise.resolve({ title: document.title, questions, drafts: [], notice: null });
}

/** The dependencies of the writing jobs that concern the rest of the product. */
function writing() {
  return {
    ...repositories,
    extractor: {
      extract: ({ fileName }: { fileName: string }): Promise<SourceDocument> =>
        Promise.resolve({
          ...{ title: 'Unit 4', kind: 'pdf', pageCount: 1 },
          sections: [{ heading: fileName, page: 1, text: 'Rivers flow.' }],
        }),
    },
    files: {
      read: () => Promise.resolve(Buffer.from('')),
      find: () => Promise.resolve(Buffer.from('')),
      write: () => Promise.resolve(),
    },
    writerFor: () => ({ name: 'offline' as const, write: writeAboutDeltas }),
    clock: () => NOW,
    log,
  };
}

/** Writes the quiz that a teacher orders from a document. */
async function write(id: string, fileName: string, teacherId: string): Promise<void> {
  const { quizzes } = repositories;
  const wishes = { toughness: 'Easy', targetGrade: 'Grade 9' } as const;
  const quiz = {
    ...{ id, title: fileName, ...wishes, teacherId, createdAt: NOW.toISOString() },
    ...{
      numQuestions: 2,
      writer: 'offline' as const,
      status: 'generating' as const,
      notice: null,
      teacherName: '',
      subject: null,
      topics: [],
    },
  };
  const state = { status: 'generating', progress: 0, stage: '', failure: null } as const;
  const source = { sourcePath: id, fileName, title: null, chosen: null };
  const order = { teacherId, ...source, ...wishes, numQuestions: 2, otherKinds: [], publish: true };
  const job: Job = {
    id,
    order: { ...order, writer: 'offline' },
    state: { ...state, updatedAt: NOW.toISOString() },
  };
  await quizzes.create(quiz, job);
  await createQuizJob(writing())(id, true);
}

async function replaceFirst(id: string): Promise<void> {
  const { jobs } = repositories;
  const replacement = { id: 'r1', questionId: 'q1', quizVersion: 1, failure: null } as const;
  await jobs.saveReplacement(id, { replacement: { ...replacement, status: 'writing' } });
  await createQuestionJob(writing())(id, 'r1');
}

async function topicsOf(id: string): Promise<string[]> {
  const quiz = await repositories.versions.find(id);
  return quiz?.questions.map(({ topic }) => topic) ?? [];
}

/** Maya answers the first question of a quiz wrong and the second right. */
async function take(quizId: string): Promise<void> {
  const attempts = createSubmitAnswersService({
    ...repositories,
    limits: { take: () => Promise.resolve() },
    clock: () => NOW,
  });
  const body = { quizId, studentId: maya.uid, answers: [0, 1], timeTaken: 30 };
  await attempts.submit(maya, body, undefined);
}

async function skillGapOf(uid: string) {
  const { summaries } = repositories;
  const profile = { fullName: 'Maya', email: '', currentGrade: '9' as const, classIds: [] };
  await summaries.copyProfile(uid, () => Promise.resolve(profile));
  const students = createStudentsService({
    requireReader: createReaderGuard('trial', repositories),
    ...repositories,
  });
  return (await students.readSkillGap(maya, uid)).analysis;
}

test('quizzes of two documents of a teacher share a topic, and a skill gap adds up over them', async () => {
  await write('first', 'River deltas', 'ingrid');
  await write('second', 'How deltas form', 'ingrid');
  expect(await topicsOf('second')).toEqual(['River deltas', 'River deltas']);
  await take('first');
  await take('second');
  expect(await skillGapOf(maya.uid)).toEqual({
    topicErrorAnalysis: [['River deltas', 2]],
    strongAreas: [],
  });
});

test('a replaced question has a topic in use', async () => {
  await write('to-replace', 'Delta wings', 'omar');
  await room.documents.doc('topics/omar').set({
    version: 1,
    topics: { delta: { name: 'Deltas of rivers', usedAt: Timestamp.fromDate(NOW) } },
  });
  await replaceFirst('to-replace');
  expect(await topicsOf('to-replace')).toEqual(['Deltas of rivers', 'Delta wings']);
});

test('topics of one teacher are not those of another', async () => {
  await write('of-lena', 'Deltas of Asia', 'lena');
  expect(await topicsOf('of-lena')).toEqual(['Deltas of Asia', 'Deltas of Asia']);
});

test('topics cost one read and one write', async () => {
  const { topicsInUse } = repositories;
  const before = { ...room.usage };
  const known = await topicsInUse.find('nina');
  await topicsInUse.change('nina', useTopics(known, ['Rivers', 'Lakes'], NOW.toISOString()));
  const after = { ...room.usage };
  expect([after.reads - before.reads, after.writes - before.writes]).toEqual([1, 1]);
});

test('quizzes written at the same time keep the topics of each', async () => {
  const { topicsInUse } = repositories;
  const known = await topicsInUse.find('kai');
  await Promise.all(
    ['Deltas', 'Springs'].map((name) =>
      topicsInUse.change('kai', useTopics(known, [name], NOW.toISOString())),
    ),
  );
  expect(listTopicNames(await topicsInUse.find('kai'))).toEqual(['Deltas', 'Springs']);
});

test('beyond 200 topics the one not used for longest is forgotten, and no change changes nothing', async () => {
  const { topicsInUse } = repositories;
  const many = ['Rivers', ...Array.from({ length: 199 }, (_, at) => `Lake ${at}`)];
  const lakes = useTopics({}, many, NOW.toISOString());
  const rivers = { river: { name: 'Rivers', usedAt: '2026-11-01T08:00:00.000Z' } };
  await topicsInUse.change('ada', { ...lakes, ...rivers });
  const known = await topicsInUse.find('ada');
  await topicsInUse.change('ada', useTopics(known, ['Springs'], '2026-11-17T08:00:00.000Z'));
  await topicsInUse.change('ada', {});
  const names = listTopicNames(await topicsInUse.find('ada'));
  expect(names).toHaveLength(200);
  expect(names[0]).toBe('Springs');
  expect(names).not.toContain('Rivers');
});
