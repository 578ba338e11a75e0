import { createHash } from 'node:crypto';
import type { getClassInsights } from '@study-assistant/contract/analysis';
import type { Answer } from '@study-assistant/contract/endpoint';
import type { AdviceWriter, ClassWords } from '../../../advice/advice-writer.ts';
import { peopleWords } from '../../../advice/people-words.ts';
import { requireSelf } from '../../../domain/access.ts';
import type { ResponseCounts } from '../../../domain/attempt/response-counts.ts';
import type { Caller } from '../../../domain/caller.ts';
import {
  classNumbers,
  toReport,
  type ClassNumbers,
  type ClassQuiz,
  type ClassStudent,
} from '../../../domain/school/class-numbers.ts';
import { mapAtMost } from '../../../platform/map-at-most.ts';
import type { KeptInsights } from './insights.repository.ts';

type Insights = Answer<typeof getClassInsights>;

type Deps = {
  findKept: (teacherId: string) => Promise<KeptInsights | null>;
  keep: (teacherId: string, insights: KeptInsights) => Promise<void>;
  /** Every student of the school. */
  listStudents: () => Promise<ClassStudent[]>;
  /** What the students of this teacher may take, with its key, the newest first. */
  listQuizzes: (teacherId: string, limit: number) => Promise<Omit<ClassQuiz, 'counts'>[]>;
  /** How the first attempts at a quiz answered it. */
  countResponses: (quizId: string) => Promise<ResponseCounts>;
  advice: AdviceWriter;
  clock: () => Date;
};

export type InsightsService = ReturnType<typeof createInsightsService>;

/**
 * A school year has about forty weeks: at a quiz a week this is the year. What is older was asked of
 * other students, and numbers of all years together would say less of this class.
 */
const MAX_QUIZZES = 40;

/** Each may have first attempts to take over, up to a page of them in memory. */
const QUIZZES_AT_ONCE = 8;

export function createInsightsService(deps: Deps) {
  const { findKept, keep, listStudents, advice, clock } = deps;
  return {
    /** Numbers first, then words, which are kept until the numbers change or a refresh is asked for. */
    async read(caller: Caller, teacherId: string, isRefresh: boolean): Promise<Insights> {
      requireSelf(caller, teacherId);
      const [students, quizzes, kept] = await Promise.all([
        listStudents(),
        listCountedQuizzes(teacherId),
        findKept(teacherId),
      ]);
      const numbers = classNumbers(students, quizzes);
      const basis = hashOf([advice.name, numbers]);
      if (kept?.basis === basis && !isRefresh) {
        const { text, writer, generatedAt } = kept;
        return { insights: text, writer, generatedAt, numbers: toReport(numbers) };
      }
      const { text, writer } = await wordsFor(numbers);
      const generatedAt = clock().toISOString();
      await keep(teacherId, { text, writer, basis, generatedAt });
      return { insights: text, writer, generatedAt, numbers: toReport(numbers) };
    },
  };

  async function listCountedQuizzes(teacherId: string): Promise<ClassQuiz[]> {
    const quizzes = await deps.listQuizzes(teacherId, MAX_QUIZZES);
    return mapAtMost(QUIZZES_AT_ONCE, quizzes, async (quiz) => {
      return { ...quiz, counts: await deps.countResponses(quiz.id) };
    });
  }

  /** The names are put beside the words about the class, never into what words them. */
  async function wordsFor({ group, people }: ClassNumbers): Promise<ClassWords> {
    if (group.started === 0) return { text: '', writer: 'offline' };
    const { text, writer } = await advice.classInsights(group);
    return { text: [text, peopleWords(people)].filter((part) => part !== '').join('\n\n'), writer };
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
