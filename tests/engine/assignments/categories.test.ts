import { MAX_SORTED } from '@study-assistant/contract/assignments/grading';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settingsWith } from '../../support/school/assigned-class.ts';
import { anna, colleague, openSittingRoom, type SittingRoom } from '../attempts/sitting-room.ts';

const SETTINGS = settingsWith({});

let room: SittingRoom;
let turn = 0;
let [quizId, classId, other] = ['', '', ''];

beforeAll(async () => {
  room = await openSittingRoom('demo-categories');
});
afterAll(() => room.close());
beforeEach(async () => {
  turn += 1;
  [quizId, classId, other] = [`quiz-${turn}`, `class-${turn}`, `other-${turn}`];
  room.at(0);
  room.queues.begin(0);
  await room.openClass(classId, []);
  await room.openClass(other, []);
  await room.writeQuiz(quizId);
  await setCategories(classId, ['tests', 'homework']);
});

const NAMES: Record<string, string> = { tests: 'Tests', homework: 'Homework' };

async function setCategories(
  id: string,
  ids: readonly string[],
  categoryOf: Record<string, string> = {},
): Promise<void> {
  const categories = ids.map((category) => ({ id: category, name: NAMES[category], weight: 1 }));
  const grading = { categories, categoryOf, scale: [] };
  const { status } = await room.call(anna, 'PUT', `/classes/${id}/grading`, grading);
  expect(status).toBe(200);
}

function give(categoryOf: Record<string, string>, classIds = [classId]) {
  const categories = Object.entries(categoryOf).map(([id, categoryId]) => ({
    ...{ classId: id, categoryId },
  }));
  const body = { quizId, classIds, settings: SETTINGS, categories };
  return room.call(anna, 'POST', '/assignments', body);
}

async function givenIn(categoryOf: Record<string, string>): Promise<string> {
  const { status, body } = await give(categoryOf);
  expect(status).toBe(201);
  return body.assignments?.[0]?.id ?? '';
}

const edit = (id: string, fields: object) =>
  room.call(anna, 'PUT', `/assignments/${id}/settings`, { settings: SETTINGS, ...fields });

const read = async (id: string) => (await room.call(anna, 'GET', `/assignments/${id}`)).body;

async function sorted(id = classId): Promise<unknown> {
  const { body } = await room.call(anna, 'GET', `/classes/${id}/markbook`);
  return (body.grading as { categoryOf: object }).categoryOf;
}

describe('an assignment', () => {
  test('is given in a category of its class, and says which ones there are', async () => {
    const asked = `/classes/${classId}/quizzes/${quizId}/answers-seen`;
    const categories = [
      { id: 'tests', name: 'Tests' },
      { id: 'homework', name: 'Homework' },
    ];
    expect((await room.call(anna, 'GET', asked)).body.categories).toEqual(categories);
    const id = await givenIn({ [classId]: 'tests' });
    expect(await sorted()).toEqual({ [id]: 'tests' });
    expect(await read(id)).toMatchObject({ categories, categoryId: 'tests' });
  });

  test('is in none where nothing is said of it', async () => {
    const id = await givenIn({});
    expect(await read(id)).toMatchObject({ categoryId: null });
    expect(await sorted()).toEqual({});
  });

  test('is sorted once more when the answer was lost and it is given again', async () => {
    const id = await givenIn({});
    expect(await givenIn({ [classId]: 'tests' })).toBe(id);
    expect(await sorted()).toEqual({ [id]: 'tests' });
  });

  test('goes into another category, stays where nothing is said, and is taken out', async () => {
    const id = await givenIn({ [classId]: 'tests' });
    expect((await edit(id, { categoryId: 'homework' })).status).toBe(200);
    expect((await edit(id, {})).status).toBe(200);
    expect(await sorted()).toEqual({ [id]: 'homework' });
    expect((await edit(id, { categoryId: null })).status).toBe(200);
    expect(await sorted()).toEqual({});
  });

  test('of a colleague is neither read nor sorted', async () => {
    const id = await givenIn({ [classId]: 'tests' });
    const body = { settings: SETTINGS, categoryId: 'homework' };
    const answer = await room.call(colleague, 'PUT', `/assignments/${id}/settings`, body);
    expect([403, 404]).toContain(answer.status);
    expect(await sorted()).toEqual({ [id]: 'tests' });
  });
});

describe('a category is refused', () => {
  test('that the class does not have, and nothing is given or changed', async () => {
    const sentence = 'The markbook of this class has no such category.';
    expect(await give({ [classId]: 'essays' })).toMatchObject({
      status: 400,
      body: { error: sentence },
    });
    // The category of the one class is none of the other.
    expect((await give({ [other]: 'tests' }, [classId, other])).status).toBe(400);
    const list = await room.call(anna, 'GET', `/classes/${classId}/assignments`);
    expect(list.body.assignments).toEqual([]);
    const id = await givenIn({ [classId]: 'tests' });
    expect(await edit(id, { categoryId: 'essays' })).toMatchObject({
      status: 400,
      body: { error: sentence },
    });
    expect(await sorted()).toEqual({ [id]: 'tests' });
  });

  test('that has no room in its markbook, before anything is given', async () => {
    const full = Object.fromEntries(
      Array.from({ length: MAX_SORTED }, (_, at) => [`earlier-${at}`, 'tests']),
    );
    await setCategories(classId, ['tests'], full);
    expect((await give({ [classId]: 'tests' })).status).toBe(409);
    const list = await room.call(anna, 'GET', `/classes/${classId}/assignments`);
    expect(list.body.assignments).toEqual([]);
  });

  test('of a class that is not chosen', async () => {
    expect(await give({ [other]: 'tests' })).toMatchObject({
      status: 400,
      body: { error: 'A category is of a class that is not chosen.' },
    });
  });
});
