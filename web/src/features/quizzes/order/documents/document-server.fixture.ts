import type { QuizDocument } from '@study-assistant/contract/quizzes/quiz-documents';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../test/server.ts';
import { refuse } from '../../quiz-server.fixture.ts';

export function aDocument(fields: Partial<QuizDocument> = {}): QuizDocument {
  return {
    id: 'doc-1',
    fileName: 'unit_3.pdf',
    status: 'ready',
    title: 'The cell',
    pages: 12,
    parts: [
      { title: 'Cell wall', pages: { from: 1, to: 4 }, words: 600 },
      { title: 'Osmosis', pages: { from: 5, to: 8 }, words: 900 },
      { title: 'Exercises', pages: { from: 9, to: 12 }, words: 300 },
    ],
    isQuestionPaper: false,
    ...fields,
  };
}

export type DocumentServer = ReturnType<typeof startDocumentServer>;

/** An in-memory server with a document whose reading is done at the first poll. */
export function startDocumentServer(first: QuizDocument = aDocument()) {
  const state = {
    document: first,
    uploads: [] as FormData[],
    materials: [] as string[],
    orders: [] as unknown[],
  };

  function take() {
    const { id, fileName, isQuestionPaper } = state.document;
    const unread = { status: 'generating', title: '', pages: null, parts: [] };
    const document = { id, fileName, isQuestionPaper, ...unread };
    return HttpResponse.json({ success: true, document }, { status: 202 });
  }

  server.use(
    http.post('/api/quiz/documents', async ({ request }) => {
      state.uploads.push(await request.formData());
      return take();
    }),
    http.post('/api/materials/:id/quiz-document', ({ params }) => {
      state.materials.push(String(params['id']));
      return take();
    }),
    http.get('/api/quiz/documents/:id', ({ params }) =>
      params['id'] === state.document.id
        ? HttpResponse.json({ success: true, document: state.document })
        : refuse(404, 'Document not found.'),
    ),
    http.post('/api/quiz/documents/:id/quiz', async ({ request }) => {
      state.orders.push(await request.json());
      return HttpResponse.json({ success: true, quizId: 'new' }, { status: 202 });
    }),
  );
  return { state };
}
