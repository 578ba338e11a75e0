import {
  dismissDraft,
  listDrafts,
  suggestWrongAnswers,
} from '@study-assistant/contract/question-drafts';
import {
  confirmQuestion,
  dropQuestion,
  editQuiz,
  publishQuiz,
  replaceQuestion,
  restoreQuestion,
} from '@study-assistant/contract/quiz-edits';
import {
  countQuizTakers,
  deleteQuiz,
  generateQuiz,
  getQuiz,
  getQuizProgress,
  listQuizzes,
  retryQuiz,
} from '@study-assistant/contract/quizzes';
import type { Bind, Context } from '../../http/bind.ts';
import type { QuestionDraftsService } from './drafts/question-drafts.service.ts';
import type { OrderQuizService } from './order/order-quiz.service.ts';
import type { QuizzesService } from './quizzes.service.ts';
import type { SuggestionsService } from './suggestions/suggestions.service.ts';
import type { DropQuestionService } from './versions/drop-question.service.ts';
import type { EditQuizService } from './versions/edit-quiz.service.ts';
import type { ReplaceQuestionService } from './versions/replace-question.service.ts';

type Services = {
  orders: OrderQuizService;
  quizzes: QuizzesService;
  edits: EditQuizService;
  drops: DropQuestionService;
  replacements: ReplaceQuestionService;
  drafts: QuestionDraftsService;
  suggestions: SuggestionsService;
};

export function quizzesRoutes(
  bind: Bind,
  { orders, quizzes, edits, drops, replacements, drafts, suggestions }: Services,
): void {
  bind(generateQuiz, (context) => generate(context, orders, quizzes));
  bind(getQuizProgress, ({ caller, params }) => orders.progress(caller, params.id));
  bind(retryQuiz, ({ caller, params, body }) => orders.retry(caller, params.id, body.writer));
  bind(listQuizzes, ({ caller, query }) => quizzes.listOwn(caller, query), {
    version: ({ caller, query }) => quizzes.versionOfOwn(caller, query.teacherId),
  });
  bind(getQuiz, ({ caller, params }) => quizzes.read(caller, params.id));
  bind(editQuiz, ({ caller, params, body }) => edits.edit(caller, params.id, body));
  bind(publishQuiz, ({ caller, params }) => edits.publish(caller, params.id));
  bind(replaceQuestion, ({ caller, params, body }) =>
    replacements.replace(caller, params.id, params.n, body.version),
  );
  bind(confirmQuestion, ({ caller, params }) =>
    drafts.confirm(caller, params.id, params.questionId),
  );
  bind(listDrafts, ({ caller, params }) => drafts.list(caller, params.id));
  bind(dismissDraft, ({ caller, params, body }) =>
    drafts.dismiss(caller, params.id, params.draftId, body.dismissed),
  );
  bind(suggestWrongAnswers, ({ caller, params, body }) =>
    suggestions.suggest(caller, params.id, body),
  );
  bind(dropQuestion, ({ caller, params }) => drops.drop(caller, params.id, params.questionId));
  bind(restoreQuestion, ({ caller, params }) =>
    drops.restore(caller, params.id, params.questionId),
  );
  bind(countQuizTakers, ({ caller, params }) => quizzes.countTaking(caller, params.id));
  bind(deleteQuiz, ({ caller, params }) => quizzes.remove(caller, params.id));
}

/** RFC 7240: `Prefer: respond-async` is answered at once, anyone else waits for the quiz. */
async function generate(
  { caller, body, upload, header, setStatus }: Context<typeof generateQuiz>,
  orders: OrderQuizService,
  quizzes: QuizzesService,
) {
  const { quizId } = await orders.order(caller, body, upload);
  const prefersAsync = header('prefer')?.toLowerCase().includes('respond-async');
  const quiz = prefersAsync ? null : await quizzes.waitFor(caller, quizId);
  if (!quiz) {
    setStatus(202);
    return { quizId };
  }
  return quiz.notice === null ? { quizId, quiz } : { quizId, quiz, notice: quiz.notice };
}
