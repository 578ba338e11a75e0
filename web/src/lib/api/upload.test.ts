import { uploadMaterial } from '@study-assistant/contract/materials/material-changes';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { accountOf, startFakeAuth } from '../../test/fake-auth.ts';
import { teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { upload } from './upload.ts';

const file = new File(['%PDF-1.7'], 'cells.pdf', { type: 'application/pdf' });
const input = { body: { materialName: 'Cells', materialType: 'PDF' as const }, file };
const material = {
  id: 'm1',
  name: 'Cells',
  type: 'PDF',
  uploadDate: '2026-01-02T03:04:05.000Z',
  teacherId: teacher.uid,
  teacherName: 'Omar Haddad',
  subject: null,
  fileName: 'cells.pdf',
  sizeBytes: 8,
  topics: [],
  tags: [],
  classes: [],
};

beforeEach(() => {
  startFakeAuth(accountOf(teacher)).resume(teacher.uid);
});

test('the text fields go first, then the file, with token and headers', async () => {
  let sent = '';
  server.use(
    http.post('/api/materials/upload', async ({ request }) => {
      sent = `${request.headers.get('authorization')} ${request.headers.get('prefer')}\n`;
      sent += await request.text();
      return HttpResponse.json({ success: true, material }, { status: 201 });
    }),
  );
  const reply = await upload(uploadMaterial, input, { headers: { Prefer: 'respond-async' } });
  expect(reply.material.id).toBe('m1');
  expect(sent).toMatch(/^Bearer token-of-teacher-1-1 respond-async\n/);
  const names = [...sent.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['materialName', 'materialType', 'file']);
});

test("a refusal carries the server's sentence", async () => {
  const error = "The file's content does not match its type.";
  server.use(
    http.post('/api/materials/upload', () =>
      HttpResponse.json({ success: false, error, code: 'unsupported-type' }, { status: 415 }),
    ),
  );
  await expect(upload(uploadMaterial, input)).rejects.toMatchObject({
    status: 415,
    message: error,
  });
});

test('a lost connection is a network error', async () => {
  server.use(http.post('/api/materials/upload', () => HttpResponse.error()));
  await expect(upload(uploadMaterial, input)).rejects.toMatchObject({ code: 'network' });
});

test('an upload can be cancelled', async () => {
  const controller = new AbortController();
  server.use(
    http.post('/api/materials/upload', () => {
      controller.abort();
      return new Promise<never>(() => undefined);
    }),
  );
  await expect(upload(uploadMaterial, input, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
