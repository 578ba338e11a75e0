import {
  generateQuizOfDocument,
  getQuizDocument,
  readMaterialForQuiz,
  uploadQuizDocument,
} from '@study-assistant/contract/quizzes/quiz-documents';
import type { Bind } from '../../../http/bind.ts';
import { readClientAddress } from '../../../http/client-address.ts';
import { readIdempotencyKey } from '../../../http/idempotency-key.ts';
import type { QuizDocumentsService } from './quiz-documents.service.ts';

export function quizDocumentsRoutes(bind: Bind<{ quizDocuments: QuizDocumentsService }>): void {
  bind(uploadQuizDocument, ({ school, caller, upload }) =>
    school.quizDocuments.upload(caller, upload),
  );
  bind(readMaterialForQuiz, ({ school, caller, params }) =>
    school.quizDocuments.readMaterial(caller, params.id),
  );
  bind(getQuizDocument, ({ school, caller, params }) =>
    school.quizDocuments.read(caller, params.id),
  );
  bind(generateQuizOfDocument, ({ school, caller, params, body, header }) => {
    const by = { key: readIdempotencyKey(header), address: readClientAddress(header) };
    return school.quizDocuments.order(caller, params.id, body, by);
  });
}
