import { createQuiz, editQuiz } from '@study-assistant/contract/quizzes/edit-quiz';
import { generateQuiz } from '@study-assistant/contract/quizzes/order-quiz';
import {
  dismissDraft,
  listDrafts,
  suggestWrongAnswers,
} from '@study-assistant/contract/quizzes/question-drafts';
import {
  confirmQuestion,
  dropQuestion,
  publishQuiz,
  replaceQuestion,
  restoreQuestion,
} from '@study-assistant/contract/quizzes/quiz-edits';
import {
  copyQuiz,
  fileQuiz,
  listSharedQuizzes,
} from '@study-assistant/contract/quizzes/quiz-library';
import {
  countQuizTakers,
  deleteQuiz,
  getQuiz,
  getQuizProgress,
  listQuizzes,
  restoreQuiz,
  retryQuiz,
} from '@study-assistant/contract/quizzes/quizzes';
import type { Bind, Context } from '../../http/bind.ts';
import { readClientAddress } from '../../http/client-address.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import type { DeleteQuizService } from './delete-quiz.service.ts';
import type { QuestionDraftsService } from './drafts/question-drafts.service.ts';
import type { OrderQuizService } from './order/order-quiz.service.ts';
import type { QuizLibraryService } from './quiz-library.service.ts';
import type { QuizzesService } from './quizzes.service.ts';
import type { SuggestionsService } from './suggestions/suggestions.service.ts';
import type { DropQuestionService } from './versions/drop-question.service.ts';
import type { EditQuizService } from './versions/edit-quiz.service.ts';
import type { ReplaceQuestionService } from './versions/replace-question.service.ts';

type Services = {
  orders: OrderQuizService;
  quizzes: QuizzesService;
  quizLibrary: QuizLibraryService;
  quizDeletions: DeleteQuizService;
  edits: EditQuizService;
  drops: DropQuestionService;
  replacements: ReplaceQuestionService;
  drafts: QuestionDraftsService;
  suggestions: SuggestionsService;
};

export function quizzesRoutes(bind: Bind<Services>): void {
  bind(generateQuiz, generate);
  bind(getQuizProgress, ({ school, caller, params }) => school.orders.progress(caller, params.id));
  bind(retryQuiz, ({ school, caller, params, body, header }) =>
    school.orders.retry(caller, params.id, body.writer, readClientAddress(header)),
  );
  bind(listQuizzes, ({ school, caller, query }) => school.quizzes.listOwn(caller, query), {
    version: ({ school, caller, query }) => school.quizzes.versionOfOwn(caller, query.teacherId),
  });
  bind(listSharedQuizzes, ({ school, caller, query }) =>
    school.quizLibrary.listShared(caller, query),
  );
  bind(fileQuiz, ({ school, caller, params, body }) =>
    school.quizLibrary.file(caller, params.id, body),
  );
  bind(createQuiz, ({ school, caller, body }) => school.quizLibrary.create(caller, body));
  bind(copyQuiz, ({ school, caller, params }) => school.quizLibrary.copy(caller, params.id));
  bind(getQuiz, ({ school, caller, params }) => school.quizzes.read(caller, params.id));
  bind(editQuiz, ({ school, caller, params, body }) => school.edits.edit(caller, params.id, body));
  bind(publishQuiz, ({ school, caller, params, body }) =>
    school.edits.publish(caller, params.id, body.to),
  );
  bind(replaceQuestion, ({ school, caller, params, body }) =>
    school.replacements.replace(caller, params.id, params.n, body.version),
  );
  bind(confirmQuestion, ({ school, caller, params }) =>
    school.drafts.confirm(caller, params.id, params.questionId),
  );
  bind(listDrafts, ({ school, caller, params }) => school.drafts.list(caller, params.id));
  bind(dismissDraft, ({ school, caller, params, body }) =>
    school.drafts.dismiss(caller, params.id, params.draftId, body.dismissed),
  );
  bind(suggestWrongAnswers, ({ school, caller, params, body }) =>
    school.suggestions.suggest(caller, params.id, body),
  );
  bind(dropQuestion, ({ school, caller, params }) =>
    school.drops.drop(caller, params.id, params.questionId),
  );
  bind(restoreQuestion, ({ school, caller, params }) =>
    school.drops.restore(caller, params.id, params.questionId),
  );
  bind(countQuizTakers, ({ school, caller, params }) =>
    school.quizDeletions.countTaking(caller, params.id),
  );
  bind(deleteQuiz, ({ school, caller, params }) => school.quizDeletions.remove(caller, params.id));
  bind(restoreQuiz, ({ school, caller, params }) =>
    school.quizDeletions.restore(caller, params.id),
  );
}

/** RFC 7240: `Prefer: respond-async` is answered at once, anyone else waits for the quiz. */
async function generate({
  school,
  caller,
  body,
  upload,
  header,
  setStatus,
}: Context<typeof generateQuiz, Services>) {
  const by = { key: readIdempotencyKey(header), address: readClientAddress(header) };
  const { quizId } = await school.orders.order(caller, body, upload, by);
  const prefersAsync = header('prefer')?.toLowerCase().includes('respond-async');
  const quiz = prefersAsync ? null : await school.quizzes.waitFor(caller, quizId);
  if (!quiz) {
    setStatus(202);
    return { quizId };
  }
  return quiz.notice === null ? { quizId, quiz } : { quizId, quiz, notice: quiz.notice };
}
