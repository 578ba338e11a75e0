import type { Mark } from '@study-assistant/contract/assignments/mark';
import { isOwnQuiz } from '../../domain/access.ts';
import type { Caller } from '../../domain/caller.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';

export type FindMarkersDeps = { quizzes: Pick<QuizzesRepository, 'findNamed'> };

type MarkedQuiz = { quizId: string; marks: readonly Pick<Mark, 'awaiting'>[] };

/**
 * Who marks the answers that wait, by the quiz, where it is not the caller: the teacher who made it, or
 * nobody, as an empty name, once it is gone. Where nothing waits, nothing is read.
 */
export async function findOtherMarkers(
  { quizzes }: FindMarkersDeps,
  caller: Caller,
  quizzesOfMarks: readonly MarkedQuiz[],
): Promise<(quizId: string) => { markedBy?: string }> {
  const waiting = quizzesOfMarks.filter(({ marks }) => marks.some(({ awaiting }) => awaiting));
  const ids = [...new Set(waiting.map(({ quizId }) => quizId))];
  const found = await quizzes.findNamed(ids);
  const names = ids.flatMap((id): [string, string][] => {
    const quiz = found.get(id);
    return quiz && isOwnQuiz(caller, quiz) ? [] : [[id, quiz?.teacherName ?? '']];
  });
  const others = new Map(names);
  return (quizId) => {
    const markedBy = others.get(quizId);
    return markedBy === undefined ? {} : { markedBy };
  };
}
