import { expect } from 'vitest';
import { aPdf } from '../materials/documents.ts';
import type { Person } from '../people/people.ts';
import { ask, form, UNTIL_DONE, type Answer } from '../product/site.ts';

export type ReadDocument = {
  id: string;
  status: string;
  error?: string;
  title: string;
  pages: number | null;
  parts: { title: string; pages: { from: number; to: number } | null; words: number }[];
  isQuestionPaper: boolean;
};

export async function uploadDocument(
  { token }: { token: string | undefined },
  file?: { name: string; bytes: Uint8Array | string },
): Promise<Answer> {
  const document = file ?? { name: 'Rivers.pdf', bytes: await aPdf() };
  return ask('/api/quiz/documents', { token, form: form({}, document) });
}

/** Returns a document once its reading has ended. */
export async function untilRead({ token }: Person, { body }: Answer): Promise<ReadDocument> {
  const { id } = body.document as ReadDocument;
  let document = body.document as ReadDocument;
  const look = async () => {
    const answer = await ask(`/api/quiz/documents/${id}`, { token });
    document = answer.body.document as ReadDocument;
    return document.status;
  };
  await expect.poll(look, UNTIL_DONE).not.toBe('generating');
  return document;
}

export async function aReadDocument(
  teacher: Person,
  file?: { name: string; bytes: Uint8Array | string },
): Promise<ReadDocument> {
  return untilRead(teacher, await uploadDocument(teacher, file));
}

export function orderOf(token: string | undefined, id: string, json: object = {}): Promise<Answer> {
  const order = { numQuestions: 5, ...json };
  return ask(`/api/quiz/documents/${id}/quiz`, { token, json: order });
}
