import { copyQuestions, listBankQuestions } from '@study-assistant/contract/quizzes/question-bank';
import type { Bind } from '../../../http/bind.ts';
import type { CopyQuestionsService } from './copy-questions.service.ts';
import type { QuestionBankService } from './question-bank.service.ts';

type Services = { questionBank: QuestionBankService; questionCopies: CopyQuestionsService };

export function questionBankRoutes(bind: Bind<Services>): void {
  bind(listBankQuestions, ({ school, caller, query }) => school.questionBank.list(caller, query));
  bind(copyQuestions, ({ school, caller, body }) => school.questionCopies.copy(caller, body));
}
