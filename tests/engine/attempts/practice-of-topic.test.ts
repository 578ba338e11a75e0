import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../board/board-room.ts';
import { aQuiz } from '../classroom.ts';
import { anna, openSittingRoom, pupil, type SittingRoom } from './sitting-room.ts';

const maya = pupil('maya');

let room: SittingRoom;
let attempts: string[] = [];

/** Springs are in the first two questions of the one quiz, and spelt otherwise in the other. */
beforeAll(async () => {
  room = await openSittingRoom('demo-practice-of-topic');
  await room.openClass('9b', [maya.uid]);
  await addAccount(room, maya.uid, ['9b']);
  attempts = [
    await takeWrong('rivers', ['Springs', 'Springs', 'Deltas', 'Deltas', 'Deltas']),
    await takeWrong('water', ['the spring', 'Rain', 'Rain', 'Rain', 'Rain']),
  ];
});
afterAll(() => room.close());

async function takeWrong(id: string, topics: readonly string[]): Promise<string> {
  const questions = aQuiz(id).questions.map((one, at) => ({ ...one, topic: topics[at] ?? '' }));
  await room.writeQuiz(id, questions);
  await room.call(anna, 'POST', `/quizzes/${id}/publish`, {});
  const { body, status } = await room.submit(maya, { quizId: id }, [0, 0, 0, 0, 0]);
  expect(status).toBe(201);
  return String(body.attemptId);
}

async function practise(query: Record<string, string>) {
  const path = `/student/${maya.uid}/practice?${new URLSearchParams(query).toString()}`;
  const { status, body } = await room.call(maya, 'GET', path);
  expect(status).toBe(200);
  const questions = body.questions as { quizId: string; questionId: string }[];
  return {
    asked: questions.map(({ quizId, questionId }) => `${quizId} ${questionId}`).sort(),
    due: body.due,
    said: JSON.stringify(questions),
  };
}

test('a topic is asked of all quizzes, however they spell it, and of one attempt alone', async () => {
  const all = await practise({ topic: 'springs' });
  expect(all.asked).toEqual(['rivers q1', 'rivers q2', 'water q1']);
  // How much is due altogether stays what it says.
  expect(all.due).toBe(10);
  expect(all.said).not.toMatch(/topic|correctAnswer|explanation/);
  const [first = ''] = attempts;
  const one = await practise({ topic: 'Springs', attemptId: first });
  expect(one.asked).toEqual(['rivers q1', 'rivers q2']);
});

test('of a topic that was never missed there is nothing to practise', async () => {
  expect((await practise({ topic: 'Glaciers' })).asked).toEqual([]);
});

test('a topic has a name', async () => {
  const path = `/student/${maya.uid}/practice?topic=`;
  expect((await room.call(maya, 'GET', path)).status).toBe(400);
});
