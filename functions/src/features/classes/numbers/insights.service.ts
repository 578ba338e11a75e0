import { createHash } from 'node:crypto';
import type { getClassInsights } from '@study-assistant/contract/attempts/analysis';
import type { Given } from '@study-assistant/contract/quizzes/quizzes';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import type { AdviceWriter, ClassWords } from '../../../advice/advice-writer.ts';
import { peopleWords } from '../../../advice/people-words.ts';
import { requireSelf } from '../../../domain/access.ts';
import { MAX_NOTED } from '../../../domain/assignment/given-of-quiz.ts';
import { addToCounts, type ResponseCounts } from '../../../domain/attempt/response-counts.ts';
import type { Caller } from '../../../domain/caller.ts';
import {
  classNumbers,
  toReport,
  type ClassNumbers,
  type ClassQuiz,
  type ClassStudent,
} from '../../../domain/school/class-numbers.ts';
import { mapAtMost } from '../../../platform/firestore/map-at-most.ts';
import type { FirstAttemptsRepository } from '../../../stored/attempts/first-attempts.repository.ts';
import type { ResponsesRepository } from '../../../stored/attempts/responses.repository.ts';
import type {
  ClassIds,
  ClassStudentsRepository,
} from '../../../stored/classes/class-students.repository.ts';
import type { InsightsRepository } from '../../../stored/classes/insights.repository.ts';
import type { QuizzesRepository } from '../../../stored/quizzes/quizzes.repository.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import type { YearChangesRepository } from '../../../stored/school/year-changes.repository.ts';
import type { ChooseClasses } from './choose-classes.ts';

type Insights = Answer<typeof getClassInsights>;

type Deps = {
  chooseClasses: ChooseClasses;
  insights: Pick<InsightsRepository, 'find' | 'save'>;
  classStudents: Pick<ClassStudentsRepository, 'listClass'>;
  yearChanges: Pick<YearChangesRepository, 'findNewest'>;
  quizzes: Pick<QuizzesRepository, 'listNewestOpen'>;
  responses: Pick<ResponsesRepository, 'count'>;
  firstAttempts: Pick<FirstAttemptsRepository, 'listOfYear'>;
  advice: AdviceWriter;
  clock: () => Date;
};

type Counted = { students: ClassStudent[]; quizzes: ClassQuiz[] };

export type InsightsService = ReturnType<typeof createInsightsService>;

/**
 * A school year has about forty weeks: at a quiz a week this is the year. What is older was asked of
 * other students, and numbers of all years together would say less of this class.
 */
const MAX_QUIZZES = 40;

/** Each may have first attempts to take over, up to a page of them in memory. */
const QUIZZES_AT_ONCE = 8;

export function createInsightsService(deps: Deps) {
  const { chooseClasses, insights, classStudents, yearChanges, responses, advice, clock } = deps;
  return {
    /** Numbers first, then words, which are kept until the numbers change or a refresh is asked for. */
    async read(
      caller: Caller,
      teacherId: string,
      { isRefresh, classId }: { isRefresh: boolean; classId?: string | undefined },
    ): Promise<Insights> {
      requireSelf(caller, teacherId);
      const about = { teacherId, classId };
      const classIds = await chooseClasses(caller, classId);
      const [{ students, quizzes }, kept] = await Promise.all([
        classId === undefined ? readAll(teacherId, classIds) : readClass(teacherId, classId),
        insights.find(about),
      ]);
      const numbers = classNumbers(students, quizzes, { isSchool: classIds === null });
      const basis = hashOf([advice.name, numbers]);
      if (kept?.basis === basis && !isRefresh) {
        const { text, writer, generatedAt } = kept;
        return { insights: text, writer, generatedAt, numbers: toReport(numbers) };
      }
      const { text, writer } = await wordsFor(numbers);
      const generatedAt = clock().toISOString();
      await insights.save(about, { text, writer, basis, generatedAt });
      return { insights: text, writer, generatedAt, numbers: toReport(numbers) };
    },
  };

  /**
   * Her quizzes of this year as everybody answered them: nothing of these counts tells of one student, or
   * of a year.
   */
  async function readAll(teacherId: string, classIds: ClassIds): Promise<Counted> {
    const since = (await yearChanges.findNewest())?.startedAt ?? null;
    const [students, quizzes] = await Promise.all([
      classStudents.listClass(classIds),
      listCountedQuizzes(teacherId, since, (quizId) => responses.count(quizId)),
    ]);
    return { students, quizzes };
  }

  async function readClass(teacherId: string, classId: string): Promise<Counted> {
    const students = await classStudents.listClass([classId]);
    const started = students.filter(({ attempts }) => attempts > 0);
    const quizzes = await listCountedQuizzes(teacherId, null, async (quizId) =>
      addToCounts([], await deps.firstAttempts.listOfYear(quizId, started)),
    );
    return {
      students,
      quizzes: quizzes.map((quiz) => ({
        ...quiz,
        isOfShelf: !isGivenTo(quiz.filing.given, classId),
      })),
    };
  }

  async function listCountedQuizzes(
    teacherId: string,
    since: string | null,
    countResponses: (quizId: string) => Promise<ResponseCounts>,
  ): Promise<(ClassQuiz & Pick<WholeQuiz, 'filing'>)[]> {
    const quizzes = await deps.quizzes.listNewestOpen(teacherId, MAX_QUIZZES, since);
    return mapAtMost(QUIZZES_AT_ONCE, quizzes, async (quiz) => {
      return { ...quiz, counts: await countResponses(quiz.id) };
    });
  }

  /** The names are put beside the words about the class, never into what words them. */
  async function wordsFor({ group, people }: ClassNumbers): Promise<ClassWords> {
    if (group.started === 0) return { text: '', writer: 'offline' };
    const { text, writer } = await advice.classInsights(group);
    return { text: [text, peopleWords(people)].filter((part) => part !== '').join('\n\n'), writer };
  }
}

/** A quiz that notes as many as it can may have been given to this class longer ago, too. */
function isGivenTo(given: readonly Given[], classId: string): boolean {
  return given.length >= MAX_NOTED || given.some((one) => one.classId === classId);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
