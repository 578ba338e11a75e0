import * as endpoints from '@study-assistant/contract/quizzes/quiz-documents';
import type { PageRange, QuizDocument } from '@study-assistant/contract/quizzes/quiz-documents';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { forgetOrderKey, keyOfOrder } from '../lib/api/order-key.ts';
import { upload, type UploadOptions } from '../lib/api/upload.ts';
import type { QuizSettings } from './order-quiz.ts';

/** The part of a document that a quiz is about; all of it when neither is given. */
export type ChosenText = { parts?: number[]; pages?: PageRange };

const READING_PAUSE_MS = 1000;

export const quizDocumentQueries = {
  /** Polled until the document is read. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['quiz-documents', id],
      queryFn: async ({ signal }) =>
        (await call(endpoints.getQuizDocument, { params: { id } }, { signal })).document,
      refetchInterval: ({ state }) =>
        state.data?.status === 'generating' ? READING_PAUSE_MS : false,
    }),
  /** Has a material read, and returns the id of the resulting document. */
  ofMaterial: (materialId: string, client: QueryClient) =>
    queryOptions({
      queryKey: ['quiz-documents', 'material', materialId],
      queryFn: async () => {
        const params = { id: materialId };
        return keep((await call(endpoints.readMaterialForQuiz, { params })).document, client);
      },
      // It is fetched only once, since it is a command.
      staleTime: Infinity,
    }),
};

/** Sends a document to be read, and returns its id. */
export async function uploadQuizDocument(
  file: File,
  client: QueryClient,
  options?: UploadOptions,
): Promise<string> {
  return keep((await upload(endpoints.uploadQuizDocument, { file }, options)).document, client);
}

/** Returns the id of the quiz, whose writing starts now. */
export async function orderQuizOfDocument(
  id: string,
  order: QuizSettings & ChosenText,
): Promise<string> {
  const input = { params: { id }, body: order };
  const headers = keyOfOrder({ id, ...order });
  const { quizId } = await call(endpoints.generateQuizOfDocument, input, { headers });
  forgetOrderKey();
  return quizId;
}

function keep(document: QuizDocument, client: QueryClient): string {
  client.setQueryData(quizDocumentQueries.one(document.id).queryKey, document);
  return document.id;
}
