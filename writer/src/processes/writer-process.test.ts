import { expect, it } from 'vitest';
import { cells } from '../document/lessons/cells.fixture.ts';
import { waterCycle } from '../document/lessons/water-cycle.fixture.ts';
import { findKeyTopics } from '../facts/key-topics.ts';
import { fillUp } from '../fill-up.ts';
import { createOfflineWriter } from '../offline-writer.ts';
import { suggestWrongAnswers } from '../questions/suggest-wrong-answers.ts';
import type { WriteProgress, WriteRequest } from '../writer.ts';
import { bundledWorker } from './workers.fixture.ts';
import { createWriterProcess } from './writer-process.ts';

const offline = createWriterProcess({ workerUrl: bundledWorker('write.worker') });
const { writer } = offline;

function requestFor(changes: Partial<WriteRequest> = {}): WriteRequest {
  return {
    document: waterCycle,
    settings: { toughness: 'Medium', targetGrade: 'Grade 8', numQuestions: 5 },
    variant: 0,
    avoid: [],
    topicsInUse: [],
    signal: new AbortController().signal,
    ...changes,
  };
}

const ignore = () => undefined;

it('writes the same quiz in a process of its own, and reports its progress', async () => {
  const here: WriteProgress[] = [];
  const there: WriteProgress[] = [];
  const quiz = await createOfflineWriter().write(requestFor(), (step) => void here.push(step));
  expect(await writer.write(requestFor(), (step) => void there.push(step))).toEqual(quiz);
  expect(there).toEqual(here);
});

it('finds the same topics', async () => {
  const inUse = ['CELLS'];
  expect(await offline.keyTopics(cells, inUse)).toEqual(await findKeyTopics(cells, inUse));
});

it('fills up the quiz of another writer with the same questions', async () => {
  const { questions: taken } = await createOfflineWriter().write(requestFor(), ignore);
  const request = requestFor();
  const order = { ...request, settings: { ...request.settings, numQuestions: 12 } };
  const asked = { ...order, settings: { ...order.settings, otherKinds: ['gaps' as const] } };
  const found = await offline.fillUp(asked, taken);
  expect(found).toEqual(await fillUp(asked, taken));
  expect(found.questions).not.toEqual([]);
});

it('suggests the same wrong answers', async () => {
  const request = { question: 'Which part makes energy?', answer: 'Mitochondria', options: [] };
  const found = await offline.suggestWrongAnswers(cells, request);
  expect(found).toEqual(await suggestWrongAnswers(cells, request));
  expect(found).not.toEqual([]);
});

it('leaves this process free while it writes', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await writer.write(requestFor({ document: longBook(20) }), ignore);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
});

it('passes on why no quiz can be written', async () => {
  const document = { ...waterCycle, sections: [{ heading: null, page: 1, text: 'Water is wet.' }] };
  await expect(writer.write(requestFor({ document }), ignore)).rejects.toMatchObject({
    name: 'WriterError',
    reason: 'too-short',
    message: expect.stringContaining('too little text') as string,
  });
});

it('fails when its progress cannot be stored', async () => {
  const broken = () => Promise.reject(new Error('no storage'));
  await expect(writer.write(requestFor(), broken)).rejects.toThrow('no storage');
});

it('stops when the request is withdrawn, before and while it writes', async () => {
  const withdrawn = requestFor({ signal: AbortSignal.abort() });
  await expect(writer.write(withdrawn, ignore)).rejects.toMatchObject({ reason: 'timeout' });

  const giveUp = new AbortController();
  const writing = writer.write(requestFor({ document: longBook(20), signal: giveUp.signal }), () =>
    giveUp.abort(),
  );
  await expect(writing).rejects.toMatchObject({ reason: 'timeout' });
});

it('gives up a document that needs too much memory, and writes the next', async () => {
  const small = createWriterProcess({
    workerUrl: bundledWorker('write.worker'),
    limits: { heapMegabytes: 60, atOnce: 1 },
  }).writer;
  const outcomes = await Promise.allSettled([
    small.write(requestFor({ document: longBook(200) }), ignore),
    writer.write(requestFor(), ignore),
  ]);
  expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { reason: 'too-long' } });
  expect(outcomes[1]).toMatchObject({ status: 'fulfilled' });
});

it('tells a document that takes too much work from a server that is busy', async () => {
  const patient = { cpuSeconds: 600, wallSeconds: 600 };
  const { writer: strict } = createWriterProcess({
    workerUrl: bundledWorker('write.worker'),
    limits: { quiz: { ...patient, cpuSeconds: 0.01 } },
  });
  await expect(strict.write(requestFor(), ignore)).rejects.toMatchObject({
    reason: 'too-long',
    message: expect.stringContaining('Split it into parts') as string,
  });
  const { keyTopics } = createWriterProcess({
    workerUrl: bundledWorker('write.worker'),
    limits: { topics: { ...patient, wallSeconds: 0.01 } },
  });
  await expect(keyTopics(cells, [])).rejects.toMatchObject({
    reason: 'timeout',
    message: expect.stringContaining('server is too busy') as string,
  });
});

it('says that the server is busy when the time of the whole job is up', async () => {
  const signal = AbortSignal.timeout(1);
  await expect(writer.write(requestFor({ signal }), ignore)).rejects.toMatchObject({
    reason: 'timeout',
    message: expect.stringContaining('server is too busy') as string,
  });
});

/** The text of one document repeated under other headings. */
function longBook(copies: number) {
  const sections = Array.from({ length: copies }, (_, copy) =>
    waterCycle.sections.map((section) => ({ ...section, heading: `${section.heading} ${copy}` })),
  ).flat();
  return { ...waterCycle, sections };
}
