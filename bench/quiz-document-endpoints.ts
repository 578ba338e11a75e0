import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocalFirebase } from '@study-assistant/emulators/start';
import type { DemoPerson, Measure } from './demo-client.ts';
import { waitForLog } from './wait-for-log.ts';

const TEXT = path.join(import.meta.dirname, '../emulator-data/files/The Water Cycle.pdf');

/**
 * These costs include the task that reads the document. The cost of an order is not given, because
 * its task reports progress and so writes more often on a slow machine.
 */
export async function measureQuizDocumentEndpoints(
  product: LocalFirebase,
  measure: Measure,
  teacher: DemoPerson,
): Promise<void> {
  const untilRead = (answer: Record<string, unknown>) =>
    waitForLog(product, 'quiz.document-read', idOf(answer));
  const form = new FormData();
  form.set('file', new Blob([await readFile(TEXT)]), 'The Water Cycle.pdf');
  const upload = { path: '/api/quiz/documents', form };
  const taken = await measure('POST /quiz/documents', teacher, upload, untilRead);
  const ofMaterial = {
    method: 'POST',
    path: '/api/materials/demo-material-water-cycle/quiz-document',
  };
  await measure('POST /materials/:id/quiz-document', teacher, ofMaterial, untilRead);
  await measure('GET /quiz/documents/:id', teacher, {
    path: `/api/quiz/documents/${idOf(taken)}`,
  });
}

function idOf(answer: Record<string, unknown>): string {
  return (answer.document as { id: string }).id;
}
