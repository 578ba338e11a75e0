import { beforeAll, describe, expect, test } from 'vitest';
import { anUploadedMaterial } from '../../support/materials/materials.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, send } from '../../support/product/site.ts';
import { aQuiz, answersFor, submit } from '../../support/quizzes/quizzes.ts';

let teacher: Person;
let student: Person;

beforeAll(async () => {
  [teacher, student] = [await aTeacher(), await aStudent()];
});

/** Each list with its address, who may read it, and who may not. */
const lists = () =>
  [
    ['/api/materials', student, null],
    [`/api/quizzes?teacherId=${teacher.uid}`, teacher, student],
    [`/api/student/${student.uid}/quizzes`, student, null],
    [`/api/student/${student.uid}/quiz-attempts`, student, null],
  ] as const;

const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;

describe('a page of a list', () => {
  test.each([0, 1, 2, 3])('is of 1 to 100 (list %i)', async (at) => {
    const [path, { token }] = lists()[at] ?? lists()[0];
    for (const limit of ['0', '101', '1.5', 'many']) {
      const { status, body } = await ask(withQuery(path, `limit=${limit}`), { token });
      expect([status, body.error]).toEqual([
        400,
        expect.stringMatching(/^Please ask for 1 to 100 /),
      ]);
    }
    const { body } = await ask(withQuery(path, 'limit=1'), { token });
    expect(body).toHaveProperty('next');
  });

  test.each([0, 1, 2, 3])('begins only where another ended (list %i)', async (at) => {
    const [path, { token }] = lists()[at] ?? lists()[0];
    for (const before of ['none', '..%2Fusers', 'bnVsbA', 'a'.repeat(401)]) {
      const { status, body } = await ask(withQuery(path, `before=${before}`), { token });
      expect([status, body.code]).toEqual([400, 'invalid-request']);
    }
  });

  test('is for who signed in, and whose it is', async () => {
    for (const [path, , stranger] of lists()) {
      expect((await ask(path)).status).toBe(401);
      if (stranger) expect((await ask(path, { token: stranger.token })).status).toBe(403);
    }
    const other = await aStudent();
    const path = `/api/student/${student.uid}/quizzes?limit=1`;
    expect((await ask(path, { token: other.token })).status).toBe(403);
    const missing = await ask('/api/student/nobody/quizzes', { token: teacher.token });
    expect(missing.status).toBe(404);
  });
});

describe('a list that its reader has', () => {
  async function read(person: Person, path: string, held?: string) {
    const headers = held === undefined ? {} : { 'If-None-Match': held };
    const response = await send(path, { token: person.token, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** The list's ETag, which stays the same until something changes. */
  async function readTag(person: Person, path: string): Promise<string> {
    const { status, headers } = await read(person, path);
    expect(status).toBe(200);
    const isOfStudent = path.startsWith('/api/student/');
    expect(headers.get('cache-control')).toBe(isOfStudent ? 'no-store' : 'private, no-cache');
    expect(headers.get('vary')).toContain('Authorization');
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    return tag;
  }

  test('is not sent again, until a quiz of hers is new', async () => {
    const [own, path] = [await aTeacher(), '/api/quizzes'];
    const tag = await readTag(own, path);
    const again = await read(own, path, tag);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    await aQuiz(own);
    expect((await read(own, path, tag)).status).toBe(200);
  });

  test('is another one after each of her attempts', async () => {
    const quiz = await aQuiz(teacher);
    const taker = await aStudent();
    const path = `/api/student/${taker.uid}/quizzes`;
    const tag = await readTag(taker, path);
    await submit(taker, quiz, { answers: answersFor(quiz, 3) });
    const { status, text } = await read(taker, path, tag);
    expect(status).toBe(200);
    expect(text).toContain('"attempts":1');
  });

  test('is nobody else’s', async () => {
    const tag = await readTag(student, '/api/materials');
    expect((await read(await aStudent(), '/api/materials', tag)).status).toBe(200);
  });

  test('is not told about to who may not read it', async () => {
    const path = `/api/student/${student.uid}/quizzes`;
    const tag = await readTag(student, path);
    expect((await read(await aStudent(), path, tag)).status).toBe(403);
    const refused = await send(path, { headers: { 'If-None-Match': tag } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('etag')).toBeNull();
  });

  test('is another one with a new material', async () => {
    const tag = await readTag(teacher, '/api/materials');
    await anUploadedMaterial(teacher, 'Rivers');
    expect((await read(teacher, '/api/materials', tag)).status).toBe(200);
  });
});
