import { setTimeout } from 'node:timers/promises';
import type { Person } from '../people/people.ts';
import { ask, currentSite, form, UNTIL_DONE } from '../product/site.ts';
import { copyMaterial, type MaterialChanges } from './copy-material.ts';
import { aDocx } from './documents.ts';

const PAUSE_MS = 300;

/**
 * A material about rivers with its topics, for tests about something else: a copy of the one that
 * was read at the start of the stack, if there is one.
 */
export async function aMaterial(
  teacher: Person,
  name: string,
  changes: Omit<MaterialChanges, 'name'> = {},
): Promise<{ id: string }> {
  const { readMaterial } = currentSite();
  if (!readMaterial) return anUploadedMaterial(teacher, name, changes.fileName);
  return { id: await copyMaterial(readMaterial, teacher, { name, ...changes }) };
}

/** Uploads the text on which the tests' quizzes are based, and waits for its topics. */
export async function anUploadedMaterial(
  { token }: Person,
  name: string,
  fileName = 'Rivers.docx',
): Promise<{ id: string }> {
  const file = { name: fileName, bytes: await aDocx() };
  const fields = { materialName: name, materialType: 'Document' };
  const { status, body } = await ask('/api/materials/upload', { token, form: form(fields, file) });
  if (status !== 201) throw new Error(`the upload was refused: ${JSON.stringify(body)}`);
  const { id } = body.material as { id: string };
  const isRead = async () => {
    const { body: list } = await ask('/api/materials', { token });
    const materials = list.materials as { id: string; topics: string[] }[];
    return materials.some((material) => material.id === id && material.topics.length > 0);
  };
  // This also runs where a stack is started, in which Vitest has nothing that waits.
  const end = Date.now() + UNTIL_DONE.timeout;
  while (!(await isRead())) {
    if (Date.now() > end) throw new Error(`The topics of ${name} are not read.`);
    await setTimeout(PAUSE_MS);
  }
  return { id };
}
