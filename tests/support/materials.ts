import { expect } from 'vitest';
import { aDocx } from './documents.ts';
import type { Person } from './people.ts';
import { ask, form } from './site.ts';

/** Uploads the text that the quizzes of the tests are made of, and waits until its topics are read. */
export async function aReadMaterial({ token }: Person, name: string): Promise<void> {
  const file = { name: 'Rivers.docx', bytes: await aDocx() };
  const fields = { materialName: name, materialType: 'Document' };
  const { status, body } = await ask('/api/materials/upload', { token, form: form(fields, file) });
  if (status !== 201) throw new Error(`the upload was refused: ${JSON.stringify(body)}`);
  const { id } = body.material as { id: string };
  await expect
    .poll(
      async () => {
        const list = await ask('/api/materials', { token });
        const materials = list.body.materials as { id: string; topics: string[] }[];
        return materials.find((material) => material.id === id)?.topics.length;
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBeGreaterThan(0);
}
