import { beforeAll, describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../support/people/people.ts';
import { ask, send } from '../support/product/site.ts';
import { aQuiz } from '../support/quizzes/quizzes.ts';

let teacher: Person;
let student: Person;

beforeAll(async () => {
  [teacher, student] = [await aTeacher(), await aStudent()];
});

describe('headers that other servers believe', () => {
  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    '%s makes no other call of it',
    async (name) => {
      const quiz = await aQuiz(teacher);
      const { token } = teacher;
      const path = `/api/quizzes/${quiz.id}`;
      const asked = await ask(path, { method: 'GET', token, headers: { [name]: 'DELETE' } });
      expect(asked.status).toBe(200);
      const posted = await ask(path, { method: 'POST', token, headers: { [name]: 'DELETE' } });
      expect(posted.status).toBe(404);
      expect((await ask(path, { token })).status).toBe(200);
    },
  );

  test('nobody is somebody by a header', async () => {
    const headers = {
      ...{ 'X-Forwarded-User': teacher.uid, 'X-User-Id': teacher.uid, 'X-Original-URL': '/health' },
      ...{ 'X-Rewrite-URL': '/api/health', 'X-Forwarded-For': '127.0.0.1', Forwarded: 'for=_x' },
      ...{ 'X-Goog-IAP-JWT-Assertion': teacher.token, Cookie: `__session=${teacher.token}` },
    };
    expect((await ask('/api/quizzes', { method: 'GET', headers })).status).toBe(401);
  });

  test('a link does not lead where a header says', async () => {
    const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' };
    const { body } = await ask('/api/health', { headers });
    expect(JSON.stringify(body)).not.toContain('evil');
    const unknown = await send('/api/nothing', { headers });
    expect(await unknown.text()).not.toContain('evil');
  });

  test('two tokens are none', async () => {
    const { token } = teacher;
    const headers = { Authorization: `Bearer ${token}, Bearer ${token}` };
    expect((await ask('/api/quizzes', { method: 'GET', headers })).status).toBe(401);
    expect((await ask(`/api/quizzes?access_token=${token}`)).status).toBe(401);
  });
});

test('what is for one person is kept by no cache and guessed at by no browser', async () => {
  const paths = [
    '/api/quizzes',
    '/api/materials',
    '/api/classes',
    `/api/auth/user/${student.uid}`,
    `/api/student/${student.uid}/quiz-attempts`,
    '/api/nothing',
  ];
  for (const path of paths) {
    for (const token of [teacher.token, undefined]) {
      const { headers } = await send(path, { method: 'GET', token });
      expect(headers.get('cache-control'), path).toMatch(/^(?:no-store|private, no-cache)$/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-type'), path).toMatch(/^application\/json/);
    }
  }
});

describe('bodies that are not what they say', () => {
  const save = (text: string, type = 'application/json') =>
    ask('/api/auth/save-user-data', {
      ...{ token: student.token, text, headers: { 'Content-Type': type } },
    });

  test.each([
    ['deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['a number', '1'],
    ['a text', '"x"'],
    ['nothing', 'null'],
    ['with a prototype', '{"__proto__":{"userType":"teacher"},"constructor":1}'],
    ['in another coding', Buffer.from('{"uid":"x"}', 'utf16le').toString('latin1')],
    ['twice', '{"uid":"a"}{"uid":"b"}'],
  ])('%s: it is refused', async (_what, text) => {
    const { status, body } = await save(text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'invalid-request' });
  });

  test('packed small, it does not grow: what is not JSON as it comes is refused', async () => {
    const headers = { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' };
    const { status } = await ask('/api/auth/save-user-data', {
      ...{ token: student.token, text: 'no gzip at all', headers },
    });
    expect([400, 415]).toContain(status);
  });

  test('of many fields, an upload takes few', async () => {
    const form = new FormData();
    for (let at = 0; at < 200; at += 1) form.set(`field-${at}`, 'x'.repeat(1000));
    const { token } = teacher;
    const { status } = await ask('/api/materials/upload', { token, form });
    expect(status).toBe(400);
  });

  test('without its boundary, an upload is refused', async () => {
    const headers = { 'Content-Type': 'multipart/form-data' };
    const { token } = teacher;
    const { status } = await ask('/api/materials/upload', { token, text: '--x--', headers });
    expect(status).toBe(400);
  });
});

test.each([
  ['an address', '/api/classes/none/teachers', 'POST', { email: `${'a'.repeat(50_000)}!` }],
  ['a code', '/api/classes/join', 'POST', { code: '-'.repeat(100_000) }],
  ['a name', '/api/classes', 'POST', { name: ' '.repeat(100_000), subject: 'x' }],
])('%s that is made to be slow is refused at once', async (_what, path, method, json) => {
  const { token } = path.endsWith('join') ? student : teacher;
  const { status } = await ask(path, { method, token, json });
  expect([400, 404, 429]).toContain(status);
});
