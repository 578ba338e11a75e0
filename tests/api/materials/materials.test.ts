import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ownerFolder } from '../../../functions/src/domain/owner-folder.ts';
import { aPdf } from '../../support/materials/documents.ts';
import { aMaterial } from '../../support/materials/materials.ts';
import { storedFiles } from '../../support/materials/stored-files.ts';
import { aNewAccount, aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, currentSite, form, send, UNTIL_DONE } from '../../support/product/site.ts';
import { expectPurged } from '../../support/school/deletions.ts';

const MB = 1024 * 1024;

async function upload(
  teacher: Person,
  changes: Record<string, string> = {},
  file: { name: string; bytes: Uint8Array | string } = { name: 'notes.txt', bytes: 'Rivers flow.' },
) {
  const fields = { materialName: 'River notes', materialType: 'Document', ...changes };
  return ask('/api/materials/upload', { token: teacher.token, form: form(fields, file) });
}

async function uploaded(teacher: Person, file?: { name: string; bytes: Uint8Array | string }) {
  const { status, body } = await upload(teacher, {}, file);
  expect(status).toBe(201);
  return body.material as { id: string };
}

function theNotes(teacher: Person): Promise<{ id: string }> {
  return aMaterial(teacher, 'River notes', { fileName: 'notes.txt', bytes: 'Rivers flow.' });
}

async function list({ token }: Person) {
  const { body } = await ask('/api/materials', { token });
  return body.materials as { id: string; topics: string[] }[];
}

async function listed(person: Person, materialId: string) {
  return (await list(person)).find(({ id }) => id === materialId);
}

async function topicsOf(teacher: Person, id: string): Promise<string[]> {
  return (await listed(teacher, id))?.topics ?? [];
}

/** Closes the connection in the middle of a file, as a closed browser tab does. */
async function breakOff({ token }: Person): Promise<void> {
  const { hostname, port } = new URL(currentSite().site);
  const part = 'Content-Disposition: form-data; name="file"; filename="a.txt"';
  const head = [
    'POST /api/materials/upload HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=cut',
    'Content-Length: 1000000',
  ];
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n--cut\r\n${part}\r\n\r\n${'words '.repeat(20_000)}`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
}

describe('POST /api/materials/upload', () => {
  test('a teacher uploads a PDF and finds it before all that was in the list', async () => {
    const teacher = await aTeacher();
    await aMaterial(teacher, 'Lakes');
    const earlier = new Set((await list(teacher)).map(({ id }) => id));
    const { status, body } = await upload(
      teacher,
      { materialName: ' Rivers ', materialType: 'PDF', teacherId: teacher.uid },
      { name: 'Rivers.pdf', bytes: await aPdf() },
    );
    expect(status).toBe(201);
    expect(body.material).toMatchObject({ name: 'Rivers', type: 'PDF', fileName: 'Rivers.pdf' });
    const { id: own } = body.material as { id: string };
    // Others upload meanwhile.
    const known = (await list(teacher)).filter(({ id }) => id === own || earlier.has(id));
    expect(known[0]).toMatchObject({ id: own, name: 'Rivers', teacherId: teacher.uid });
  });

  test('key topics, subject and text of a document are read after the upload', async () => {
    const teacher = await aTeacher();
    const file = { name: 'Rivers.pdf', bytes: await aPdf() };
    const { body } = await upload(teacher, { materialType: 'PDF' }, file);
    const { id } = body.material as { id: string };
    await expect.poll(() => topicsOf(teacher, id), UNTIL_DONE).not.toEqual([]);
    expect(await listed(teacher, id)).toMatchObject({ subject: 'Earth and space' });

    const { token } = await aStudent();
    const { status, body: text } = await ask(`/api/materials/${id}/text`, { token });
    expect(status).toBe(200);
    expect(text).toMatchObject({ isCut: false });
    const [first] = text.sections as { page: number; paragraphs: string[] }[];
    expect(first?.page).toBe(1);
    expect(first?.paragraphs.join(' ')).toContain('A river is a natural stream of fresh water');
  });

  test('a material names its uploader, and keeps the subject that she chose', async () => {
    const teacher = await aTeacher();
    const file = { name: 'Rivers.pdf', bytes: await aPdf() };
    const fields = { materialType: 'PDF', subject: 'Geography' };
    const { body } = await upload(teacher, fields, file);
    const expected = { subject: 'Geography', teacherName: teacher.fullName };
    expect(body.material).toMatchObject(expected);
    const { id } = body.material as { id: string };
    await expect.poll(() => topicsOf(teacher, id), UNTIL_DONE).not.toEqual([]);
    expect(await listed(teacher, id)).toMatchObject(expected);
  });

  test.each([
    ['no name', { materialName: '' }, undefined, 400],
    ['an unknown type', { materialType: 'Song' }, undefined, 400],
    ['an unknown subject', { subject: 'Alchemy' }, undefined, 400],
    ['an ending that the type does not take', { materialType: 'Video' }, undefined, 415],
    ['an empty file', {}, { name: 'a.txt', bytes: '' }, 400],
    ["another teacher's id", { teacherId: 'somebody' }, undefined, 403],
  ])('%s is refused', async (_what, changes, file, expected) => {
    const { status, body } = await upload(await aTeacher(), changes, file);
    expect(status).toBe(expected);
    expect(body.success).toBe(false);
  });

  test('a file that is not what its name says is refused', async () => {
    const file = { name: 'virus.pdf', bytes: '<html><script>alert(1)</script></html>' };
    const { status, body } = await upload(await aTeacher(), { materialType: 'PDF' }, file);
    expect(status).toBe(415);
    expect(body.error).toBe("The file's content does not match its type.");
  });

  test('names are kept without what nobody sees in them', async () => {
    const file = { name: 'a\u202Etxt.b\u2069.txt', bytes: 'Rivers flow.' };
    const { body } = await upload(await aTeacher(), { materialName: ' Ri\u202Evers\t1 ' }, file);
    expect(body.material).toMatchObject({ name: 'Rivers 1', fileName: 'atxt.b.txt' });
  });

  test('a request without a file is told to select one', async () => {
    const { token } = await aTeacher();
    const fields = { materialName: 'x', materialType: 'PDF' };
    const { status, body } = await ask('/api/materials/upload', { token, form: form(fields) });
    expect(status).toBe(400);
    expect(body.error).toBe('Please select a file');
  });

  test('a file of exactly 25 MB is taken', async () => {
    const file = { name: 'long.txt', bytes: new Uint8Array(25 * MB).fill(65) };
    const { status, body } = await upload(await aTeacher(), {}, file);
    expect(status).toBe(201);
    expect(body.material).toMatchObject({ sizeBytes: 26_214_400 });
  });

  test('a file of one byte more is refused with a clear sentence', async () => {
    const file = { name: 'long.txt', bytes: new Uint8Array(25 * MB + 1).fill(65) };
    const { status, body } = await upload(await aTeacher(), {}, file);
    expect(status).toBe(413);
    expect(body).toMatchObject({
      code: 'too-large',
      error: 'This file is too large. Please choose a file of at most 25 MB.',
    });
  });

  test('what is refused or broken off leaves no file behind', async () => {
    const teacher = await aTeacher();
    await upload(teacher, { materialName: '' });
    await upload(teacher, { materialType: 'PDF' });
    await upload(teacher, {}, { name: 'long.txt', bytes: new Uint8Array(26 * MB).fill(65) });
    await breakOff(teacher);
    await expect.poll(() => storedFiles(`${ownerFolder('materials', teacher.uid)}/`)).toEqual([]);

    await uploaded(teacher);
    const stored = await storedFiles(`${ownerFolder('materials', teacher.uid)}/`);
    expect(stored.filter((path) => !path.endsWith('.text.json'))).toHaveLength(1);
  });

  test('a student cannot upload, and nobody can without a token', async () => {
    expect((await upload(await aStudent())).status).toBe(403);
    expect((await ask('/api/materials/upload', { form: form({}) })).status).toBe(401);
  });
});

/** The bytes only begin like a video, since nobody plays it here. */
function aVideo() {
  return { name: 'Rivers.mp4', bytes: Buffer.from('\0\0\0\x18ftypmp42', 'latin1') };
}

const LINK_IS_OVER = 'This download link has expired. Please go back and download again.';

describe('downloads', () => {
  test('a student gets the very bytes under the original name, which nothing can run', async () => {
    const bytes = new Uint8Array(24 * MB).map((_, index) => 32 + (index % 90));
    const { id } = await uploaded(await aTeacher(), { name: 'Flüsse 川.txt', bytes });
    const { token } = await aStudent();
    const response = await send(`/api/materials/${id}/download`, { token });

    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Fl?sse ?.txt"; filename*=UTF-8''Fl%C3%BCsse%20%E5%B7%9D.txt`,
    );
  });

  test('a link works in a new tab, for its own material only', async () => {
    const teacher = await aTeacher();
    const [material, other] = [await theNotes(teacher), await theNotes(teacher)];
    const { token } = await aStudent();
    const link = await ask(`/api/materials/${material.id}/download-link`, {
      token,
      method: 'POST',
    });
    expect(link.status).toBe(200);
    const url = link.body.url as string;
    expect(Date.parse(link.body.expiresAt as string)).toBeGreaterThan(Date.now());

    const response = await send(url);
    expect(await response.text()).toBe('Rivers flow.');
    expect((await send(url.replace(material.id, other.id))).status).toBe(401);
    for (const strange of ['main.9', 'other-school.1', 'no_id.1', '1']) {
      expect((await send(url.replace(/main\.\d/, strange))).status).toBe(401);
    }
  });

  test('a link is good for twenty downloads, and the next one gets nothing', async () => {
    const { id } = await theNotes(await aTeacher());
    const { token } = await aStudent();
    const newLink = async () => {
      const link = await ask(`/api/materials/${id}/download-link`, { token, method: 'POST' });
      return link.body.url as string;
    };
    const url = await newLink();
    for (let use = 0; use < 20; use += 1) {
      const response = await send(url);
      expect([response.status, await response.text()]).toEqual([200, 'Rivers flow.']);
    }
    const { status, headers, body } = await ask(url);
    expect([status, body.error]).toEqual([401, LINK_IS_OVER]);
    expect(headers.get('content-disposition')).toBeNull();
    expect((await send(url, { method: 'HEAD' })).status).toBe(401);
    expect((await send(await newLink())).status).toBe(200);
  });

  test.each(['.x', '.', '=', '%20', '%0A', '%00'])(
    'a ticket with %j behind its signature is none',
    async (more) => {
      const { id } = await theNotes(await aTeacher());
      const { token } = await aStudent();
      const link = await ask(`/api/materials/${id}/download-link`, { token, method: 'POST' });
      const { status, body } = await ask(`${link.body.url as string}${more}`);
      expect([status, body.error]).toEqual([401, LINK_IS_OVER]);
    },
  );

  test('without token or ticket there is nothing to get', async () => {
    const { id } = await theNotes(await aTeacher());
    expect((await send(`/api/materials/${id}/download`)).status).toBe(401);
    expect((await ask(`/api/materials/${id}/download-link`, { method: 'POST' })).status).toBe(401);
  });

  test('an unknown material is not found', async () => {
    const { token } = await aStudent();
    const paths = ['/api/materials/none/download', '/api/materials/none/download-link'];
    for (const [index, path] of paths.entries()) {
      const { status, body } = await ask(path, { token, method: index === 0 ? 'GET' : 'POST' });
      expect(status).toBe(404);
      expect(body.error).toBe('Material not found.');
    }
  });
});

describe('DELETE /api/materials/:id', () => {
  test('the uploader deletes the entry, its file and what was read of it', async () => {
    const teacher = await aTeacher();
    const { id } = await aMaterial(teacher, 'River notes');
    const stored = () => storedFiles(`${ownerFolder('materials', teacher.uid)}/`);
    expect(await stored()).toHaveLength(2);
    const deleted = await ask(`/api/materials/${id}`, { token: teacher.token, method: 'DELETE' });
    expect(deleted).toMatchObject({ status: 200, body: { success: true } });
    const gone = await ask(`/api/materials/${id}/download`, { token: teacher.token });
    expect(gone.status).toBe(404);
    await expectPurged(stored).toEqual([]);
  });

  test('another teacher or a student cannot delete it', async () => {
    const { id } = await theNotes(await aTeacher());
    for (const { token } of [await aTeacher(), await aStudent()]) {
      expect((await ask(`/api/materials/${id}`, { token, method: 'DELETE' })).status).toBe(403);
    }
    expect((await ask(`/api/materials/${id}`, { method: 'DELETE' })).status).toBe(401);
  });

  test('an unknown material is not found', async () => {
    const { token } = await aTeacher();
    const { status, body } = await ask('/api/materials/none', { token, method: 'DELETE' });
    expect(status).toBe(404);
    expect(body.error).toBe('Material not found.');
  });
});

describe('GET /api/materials/:id/text', () => {
  test('is for signed-in people', async () => {
    const { id } = await theNotes(await aTeacher());
    expect((await ask(`/api/materials/${id}/text`)).status).toBe(401);
  });

  test.each(['none', '__none__'])('an unknown material (%s) has none', async (id) => {
    const { token } = await aStudent();
    const { status } = await ask(`/api/materials/${id}/text`, { token });
    expect(status).toBe(id === 'none' ? 404 : 400);
  });

  test('who has no role yet may not read it', async () => {
    const { id } = await theNotes(await aTeacher());
    const { token } = await aNewAccount();
    expect((await ask(`/api/materials/${id}/text`, { token })).status).toBe(403);
  });

  test('a file without words has none, and says so', async () => {
    const teacher = await aTeacher();
    const { body } = await upload(teacher, { materialType: 'Video' }, aVideo());
    const { id } = body.material as { id: string };
    const { status, body: answer } = await ask(`/api/materials/${id}/text`, {
      token: teacher.token,
    });
    expect(status).toBe(404);
    expect(answer.error).toMatch(/^There is no text of this material to show/);
  });
});

test('the list is for signed-in people', async () => {
  expect((await ask('/api/materials')).status).toBe(401);
});
