import { vi } from 'vitest';
import { aDocx } from './documents.ts';
import type { Person } from './people.ts';
import { ask, form } from './site.ts';

/** Uploads the text on which the tests' quizzes are based; its topics come later. */
export async function aMaterial(
  { token }: Person,
  name: string,
  fileName = 'Rivers.docx',
): Promise<{ id: string }> {
  const file = { name: fileName, bytes: await aDocx() };
  const fields = { materialName: name, materialType: 'Document' };
  const { status, body } = await ask('/api/materials/upload', { token, form: form(fields, file) });
  if (status !== 201) throw new Error(`the upload was refused: ${JSON.stringify(body)}`);
  return body.material as { id: string };
}

/** Uploads the text on which the tests' quizzes are based, and waits for its topics. */
export async function aReadMaterial(
  teacher: Person,
  name: string,
  fileName?: string,
): Promise<{ id: string }> {
  const { token } = teacher;
  const { id } = await aMaterial(teacher, name, fileName);
  // This also runs before the tests of a file, where `expect` cannot be polled.
  await vi.waitFor(
    async () => {
      const list = await ask('/api/materials', { token });
      const materials = list.body.materials as { id: string; topics: string[] }[];
      const found = materials.find((material) => material.id === id);
      if (!found?.topics.length) throw new Error(`The topics of ${name} are not read.`);
    },
    { timeout: 60_000, interval: 300 },
  );
  return { id };
}
