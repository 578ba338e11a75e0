import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, form, UNTIL_DONE } from '../../support/product/site.ts';

const TEXT = `Rivers and the sea

Rain that falls on the hills runs into small streams. Streams join each other and become a river.

A river ends at its mouth, where it flows into the sea or a lake. Mud that the river carries sinks there and builds a delta.`;

const MOUTH = {
  question: 'What is the end of a river called, where it flows into the sea?',
  answers: ['The source', 'The mouth', 'The bank', 'The bed'],
};
const keyed = { ...MOUTH, right: 1 };
const elsewhere = {
  ...{ question: 'Who painted the ceiling of the Sistine Chapel?', right: 0 },
  answers: ['Michelangelo', 'Raphael'],
};

let teacher: Person;
let material: string;

beforeAll(async () => {
  teacher = await aTeacher();
  material = await upload('rivers.txt', TEXT, 'Document');
  const text = () => ask(`/api/materials/${material}/text`, { token: teacher.token });
  await vi.waitUntil(async () => (await text()).status === 200, UNTIL_DONE);
}, UNTIL_DONE.timeout);

async function upload(name: string, bytes: string | Uint8Array, materialType: string) {
  const { body } = await ask('/api/materials/upload', {
    token: teacher.token,
    form: form({ materialName: 'Rivers', materialType }, { name, bytes }),
  });
  return (body.material as { id: string }).id;
}

function find(token: string | undefined, id: string, questions: unknown = [keyed]) {
  return ask(`/api/materials/${id}/passages`, { token, json: { questions } });
}

describe('POST /api/materials/:id/passages', () => {
  test('finds what proves each question, and says of others that the text does not', async () => {
    const { status, body } = await find(teacher.token, material, [keyed, elsewhere]);
    expect(status, JSON.stringify(body)).toBe(200);
    const [first, second] = body.findings as { passage: { quote: string } | null }[];
    expect(first?.passage?.quote).toContain('A river ends at its mouth');
    expect(second).toEqual({ passage: null, proposed: null });
    expect(body.isCut).toBe(false);
  });

  test('proposes what is right where nobody has said so', async () => {
    const { body } = await find(teacher.token, material, [{ ...MOUTH, right: null }]);
    expect(body.findings).toMatchObject([{ proposed: 1 }]);
  });

  test('is for colleagues too, who may read the material', async () => {
    expect((await find((await aTeacher()).token, material)).status).toBe(200);
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: 51 }, () => keyed)],
    ['one without words', [{ ...keyed, question: ' ' }]],
    ['one whose right answer is not among its answers', [{ ...keyed, right: 4 }]],
  ])('refuses questions: %s', async (_, questions) => {
    expect((await find(teacher.token, material, questions)).status).toBe(400);
  });

  test('is for signed-in teachers', async () => {
    expect((await find(undefined, material)).status).toBe(401);
    expect((await find((await aStudent()).token, material)).status).toBe(403);
  });

  test('a material that is not there, or has no text, has none', async () => {
    expect((await find(teacher.token, 'none')).status).toBe(404);
    const video = Buffer.from('\0\0\0\x18ftypmp42 and a picture', 'latin1');
    const { status, body } = await find(teacher.token, await upload('a.mp4', video, 'Video'));
    expect(status).toBe(404);
    expect(body.error).toMatch(/^There is no text of this material to show/);
  });
});
