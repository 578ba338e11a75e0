import {
  ANSWERS_PAGE,
  type AttemptRow,
  type listAnswers,
} from '@study-assistant/contract/assignments/assignment-report';
import { pointsOfResult, type QuestionResult } from '@study-assistant/contract/attempts/attempts';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { notFound } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import type { Caller } from '../../domain/caller.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { HeldAttemptsRepository } from '../../stored/attempts/held-attempts.repository.ts';
import { createFindOwnKey, type FindOwnKeyDeps } from './find-own-assignment.ts';

type Deps = FindOwnKeyDeps & {
  marks: Pick<MarksRepository, 'listOfClass'>;
  attempts: Pick<AttemptsRepository, 'findMany'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'findMany'>;
};

export type AssignmentAnswersService = ReturnType<typeof createAssignmentAnswersService>;

/** Every answer to an assignment, for the tables of a teacher who works on with them elsewhere. */
export function createAssignmentAnswersService(deps: Deps) {
  const findOwnKey = createFindOwnKey(deps);

  /** By id; of one whose score alone is shown, the details are among the held. */
  async function findWhole(ids: readonly string[]): Promise<Map<string, AttemptRecord>> {
    if (ids.length === 0) return new Map();
    const [shown, held] = await Promise.all([
      deps.attempts.findMany([...ids]),
      deps.heldAttempts.findMany(ids),
    ]);
    return new Map([...shown, ...held.map(({ attempt }) => attempt)].map((one) => [one.id, one]));
  }

  return {
    /** By name, and the attempts of each in their order; one that is gone is left out. */
    async list(
      caller: Caller,
      id: string,
      after: string | undefined,
    ): Promise<Answer<typeof listAnswers>> {
      const { assignment } = await findOwnKey(caller, id);
      const students = await deps.marks.listOfClass(assignment.classId, [id]);
      const tries = students.flatMap(({ studentId, fullName, marks }) =>
        (marks[id]?.tries ?? []).map((one, index) => ({
          ...{ studentId, fullName, number: index + 1 },
          ...{ attemptId: one.attemptId, isLate: one.isLate },
        })),
      );
      const last = tries.findIndex(({ attemptId }) => attemptId === after);
      if (after !== undefined && last < 0) throw notFound('Attempt not found.');
      const page = tries.slice(last + 1, last + 1 + ANSWERS_PAGE);
      const found = await findWhole(page.map(({ attemptId }) => attemptId));
      const attempts = page.flatMap((one): AttemptRow[] => {
        const attempt = found.get(one.attemptId);
        return attempt ? [{ ...one, ...toRow(attempt) }] : [];
      });
      const isMore = last + 1 + page.length < tries.length;
      return { attempts, next: isMore ? (page.at(-1)?.attemptId ?? null) : null };
    },
  };
}

function toRow({
  completedAt,
  score,
  totalQuestions,
  percentage,
  timeTaken,
  detailedResults,
}: AttemptRecord) {
  return {
    ...{ completedAt, score, totalQuestions, percentage, seconds: timeTaken },
    answers: detailedResults.map(toAnswer),
  };
}

function toAnswer(result: QuestionResult, index: number): AttemptRow['answers'][number] {
  const { question, topic, options, userAnswer, correctAnswer, kind } = result;
  const said = kind === undefined ? options[userAnswer ?? -1] : result.said;
  const rightSaid = kind === undefined ? options[correctAnswer] : result.rightSaid;
  return {
    ...{ questionNumber: index + 1, question, topic },
    ...{ said: said ?? '', rightSaid: rightSaid ?? '' },
    points: result.awaiting ? null : pointsOfResult(result),
    isDropped: result.isDropped ?? false,
    seconds: result.estimatedTime,
    buckets: (result.parts ?? []).map(({ part, bucket }) => ({ part, bucket })),
  };
}
