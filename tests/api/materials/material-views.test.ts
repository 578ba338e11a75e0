import { expect, test } from 'vitest';
import { aDocx, aPdf } from '../../support/materials/documents.ts';
import { aStudent, aTeacher } from '../../support/people/people.ts';
import { ask, form, send } from '../../support/product/site.ts';

type File = { name: string; bytes: Uint8Array | string };

/** The bytes only begin like a video, since nobody plays it here. */
const bytes = new Uint8Array(200_000).map((_, at) => at % 251);
bytes.set(Buffer.from('\0\0\0\x18ftypmp42', 'latin1'));
const video: File = { name: 'Flüsse.mp4', bytes };

/** Returns a link that shows a new material, as a student gets it. */
async function viewOf(materialType: string, file: File): Promise<string> {
  const fields = { materialName: 'Rivers', materialType };
  const [{ token }, student] = await Promise.all([aTeacher(), aStudent()]);
  const { body } = await ask('/api/materials/upload', { token, form: form(fields, file) });
  const { id } = body.material as { id: string };
  const link = await ask(`/api/materials/${id}/download-link`, {
    token: student.token,
    method: 'POST',
  });
  return `${link.body.url as string}&view=1`;
}

const policyOf = (response: Response) => response.headers.get('content-security-policy');

test.each([
  ['PDF', 'Rivers.pdf', 'application/pdf'],
  ['Document', 'Rivers.txt', 'text/plain; charset=utf-8'],
  ['Video', 'Rivers.mp4', 'video/mp4'],
])('a %s is shown in place, and runs nothing', async (type, name, mime) => {
  const content = { PDF: await aPdf(), Document: 'Rivers flow.', Video: video.bytes }[type] ?? '';
  const response = await send(await viewOf(type, { name, bytes: content }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(mime);
  expect(response.headers.get('content-disposition')).toBe(`inline; filename=${name}`);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(policyOf(response)).toContain("default-src 'none'");
  expect(policyOf(response)).toContain("frame-ancestors 'self'");
  expect(policyOf(response)).not.toMatch(/script-src|sandbox/);
});

test('a file that no browser shows is saved, although it was asked to be shown', async () => {
  const response = await send(
    await viewOf('Document', { name: 'Rivers.docx', bytes: await aDocx() }),
  );
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=Rivers.docx');
  expect(policyOf(response)).toBe("default-src 'none'; sandbox");
});

test('without view=1 everything is saved, and nothing else can be asked for', async () => {
  const url = await viewOf('Video', video);
  const saved = await send(url.replace('&view=1', ''));
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect((await send(url.replace('view=1', 'view=html'))).status).toBe(400);
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=150000-', 150_000, 199_999],
  ['bytes=-1000', 199_000, 199_999],
  ['bytes=199000-300000', 199_000, 199_999],
])('a player gets the part %s of a video', async (range, start, end) => {
  const response = await send(await viewOf('Video', video), { headers: { Range: range } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/200000`);
  expect(response.headers.get('content-length')).toBe(String(end - start + 1));
  const part = Buffer.from(await response.arrayBuffer());
  expect(part.equals(Buffer.from(bytes.subarray(start, end + 1)))).toBe(true);
});

test.each([
  ['that cannot be read', { Range: 'bytes=b-a' }],
  ['of other units', { Range: 'pages=1-2' }],
  ['in several parts', { Range: 'bytes=0-9,1000-1009' }],
  ['of an earlier version', { Range: 'bytes=0-9', 'If-Range': '"before"' }],
])('a range %s is answered with the whole video', async (_what, headers) => {
  const response = await send(await viewOf('Video', video), { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  expect((await response.arrayBuffer()).byteLength).toBe(200_000);
});

test('a player may ask for a video in two hundred parts, and its link ends all the same', async () => {
  const long = { name: 'Seas.mp4', bytes: Buffer.concat([bytes, new Uint8Array(800_000)]) };
  const url = await viewOf('Video', long);
  const partOf = async (start: number) => {
    const end = Math.min(start + 4999, long.bytes.length - 1);
    const response = await send(url, { headers: { Range: `bytes=${start}-${end}` } });
    await response.arrayBuffer();
    return response.status;
  };
  for (let part = 0; part < 200; part += 1) expect(await partOf(part * 5000)).toBe(206);
  const sinceThen: number[] = [];
  while (!sinceThen.includes(401) && sinceThen.length < 30) {
    const response = await send(url, { headers: { Range: 'bytes=1-' } });
    await response.arrayBuffer();
    sinceThen.push(response.status);
  }
  expect(sinceThen.at(-1)).toBe(401);
});

test('a part behind the end is refused with the size', async () => {
  const headers = { Range: 'bytes=200000-' };
  const response = await send(await viewOf('Video', video), { headers });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */200000');
});

test('a document is sent whole, whatever part is asked for', async () => {
  const file = { name: 'Rivers.txt', bytes: 'Rivers flow.' };
  const response = await send(await viewOf('Document', file), { headers: { Range: 'bytes=0-2' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('accept-ranges')).toBeNull();
  expect(await response.text()).toBe('Rivers flow.');
});
