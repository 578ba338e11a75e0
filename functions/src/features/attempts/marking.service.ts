import type { getMarking, markAnswers } from '@study-assistant/contract/attempts/marking';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnQuiz } from '../../domain/access.ts';
import { notFound } from '../../domain/api-error.ts';
import { toMarkingQueue } from '../../domain/attempt/marking-queue.ts';
import type { Caller } from '../../domain/caller.ts';
import type { MarkingRepository } from '../../stored/attempts/marking.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';

type Deps = {
  quizzes: Pick<QuizzesRepository, 'find'>;
  marking: Pick<MarkingRepository, 'list' | 'countToMark' | 'mark'>;
  clock: () => Date;
};

const SENTENCE = 'Only the teacher who made this quiz can mark its answers.';

export type MarkingService = ReturnType<typeof createMarkingService>;

/** The answers to a quiz that wait for its teacher. She marks words, and is told no names. */
export function createMarkingService({ quizzes, marking, clock }: Deps) {
  return {
    async list(
      caller: Caller,
      quizId: string,
      which: 'waiting' | 'marked',
    ): Promise<Answer<typeof getMarking>> {
      const { title: quizTitle } = requireOwnQuiz(caller, await quizzes.find(quizId), SENTENCE);
      const [{ attempts, isMore }, toMark] = await Promise.all([
        marking.list(quizId, which),
        marking.countToMark([quizId]),
      ]);
      return { quizTitle, questions: toMarkingQueue(attempts, which), toMark, isMore };
    },

    async mark(
      caller: Caller,
      quizId: string,
      { questionId, attemptIds, points, comment }: Parsed<typeof markAnswers>['body'],
    ): Promise<Answer<typeof markAnswers>> {
      requireOwnQuiz(caller, await quizzes.find(quizId), SENTENCE);
      const mark = points === null ? null : { points, comment, markedAt: clock().toISOString() };
      const marked = await marking.mark(attemptIds, { quizId, questionId }, mark);
      if (marked === 0) throw notFound('These answers are not there any more.');
      return { marked };
    },
  };
}
