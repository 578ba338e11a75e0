import { isDeepStrictEqual } from 'node:util';
import type { createAssignments } from '@study-assistant/contract/assignments/assignments';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import {
  holdsResults,
  toAssignment,
  toStoredSettings,
} from '../../domain/assignment/change-assignment.ts';
import { requireCategory, withCategory } from '../../domain/assignment/markbook-setup.ts';
import type { Caller } from '../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../domain/class/class-record.ts';
import { requireGivable } from '../../domain/quiz/require-givable.ts';
import type {
  AssignmentsRepository,
  GivenQuiz,
} from '../../stored/assignments/assignments.repository.ts';
import type { MarkbooksRepository } from '../../stored/assignments/markbooks.repository.ts';
import type { MarksRepository } from '../../stored/assignments/marks.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import { requireHidden, requireSecret } from './require-hidden.ts';
import type { Sittings } from './sittings.ts';

type Deps = Pick<Sittings, 'releaseLater'> & {
  assignments: Pick<AssignmentsRepository, 'newId' | 'give'>;
  classes: Pick<ClassesRepository, 'findMany'>;
  markbooks: Pick<MarkbooksRepository, 'find' | 'change'>;
  marks: Pick<MarksRepository, 'findStudents'>;
  clock: () => Date;
};

/** The same as it was given in these minutes is the same request, whose answer was lost. */
const REPEATED_WITHIN_MS = 5 * 60 * 1000;

type Body = Parsed<typeof createAssignments>['body'];
/** The ids of categories by class. */
type CategoryOf = ReadonlyMap<string, string>;

export type GiveQuizService = ReturnType<typeof createGiveQuizService>;

/** A teacher gives a quiz to her classes. */
export function createGiveQuizService(deps: Deps) {
  return {
    async give(caller: Caller, body: Body): Promise<Answer<typeof createAssignments>> {
      const { quizId, settings, categories = [] } = body;
      const categoryOf = new Map(
        categories.map(({ classId, categoryId }) => [classId, categoryId]),
      );
      const classes = await findOwnClasses(caller, body.classIds);
      await requireCategories(categoryOf, classes);
      const only = settings.only && (await divide(settings.only, classes));
      const now = deps.clock();
      const since = now.getTime() - REPEATED_WITHIN_MS;
      const given = await deps.assignments.give(quizId, (found, before) => {
        const quiz = requireGivable(caller, found);
        if (holdsResults(settings)) requireHidden(quiz);
        const stored = toStoredSettings(settings, now);
        const records = classes.map((taught) => ({
          ...begin(caller, { quiz, taught, now }),
          quizVersion: settings.keepsVersion ? quiz.version : null,
          settings: { ...stored, only: only?.get(taught.id) ?? null },
        }));
        const recent = before.filter(({ createdAt }) => Date.parse(createdAt) >= since);
        const given = records.map((one) => {
          const repeated = recent.find((other) => isRepeated(one, other));
          if (!repeated) requireSecret(one, before, now);
          return repeated ?? one;
        });
        return { quiz, given };
      });
      await sortInto(categoryOf, given);
      if (holdsResults(settings)) await Promise.all(given.map(({ id }) => deps.releaseLater(id)));
      return { assignments: given.map((one) => toAssignment(one, now)) };
    },
  };

  function begin(
    caller: Caller,
    { quiz, taught, now }: { quiz: GivenQuiz; taught: ClassRecord; now: Date },
  ) {
    return {
      id: deps.assignments.newId(),
      classId: taught.id,
      className: taught.name,
      timeZone: taught.timeZone,
      quizId: quiz.id,
      quizTitle: quiz.title,
      numQuestions: quiz.numQuestions,
      toughness: quiz.toughness,
      teacherId: caller.uid,
      createdAt: now.toISOString(),
      releasedAt: null,
      closedAt: null,
      remindedAt: null,
      added: [],
    };
  }

  async function findOwnClasses(caller: Caller, ids: readonly string[]): Promise<ClassRecord[]> {
    const wanted = [...new Set(ids)];
    const found = new Map((await deps.classes.findMany(wanted)).map((one) => [one.id, one]));
    const classes = wanted.map((id) => requireOwnClass(caller, found.get(id) ?? null));
    return classes.map(requireRunningClass);
  }

  async function requireCategories(
    categoryOf: CategoryOf,
    classes: readonly ClassRecord[],
  ): Promise<void> {
    await Promise.all(
      [...categoryOf].map(async ([classId, categoryId]) => {
        if (!classes.some(({ id }) => id === classId)) {
          throw new ApiError('invalid-request', 'A category is of a class that is not chosen.');
        }
        requireCategory(await deps.markbooks.find(classId), categoryId, null);
      }),
    );
  }

  /** After they are given: whoever asks again, since this broke off, is given the same and it is sorted. */
  async function sortInto(
    categoryOf: CategoryOf,
    given: readonly AssignmentRecord[],
  ): Promise<void> {
    await Promise.all(
      given.map(async ({ id, classId }) => {
        const categoryId = categoryOf.get(classId);
        if (categoryId === undefined) return;
        await deps.markbooks.change(classId, (before) => withCategory(before, id, categoryId));
      }),
    );
  }

  /** The chosen students of each class. */
  async function divide(
    uids: readonly string[],
    classes: readonly ClassRecord[],
  ): Promise<Map<string, string[]>> {
    const chosen = new Set(uids);
    const students = await deps.marks.findStudents([...chosen]);
    const ofClasses = classes.map(({ id }) => {
      const inClass = students.filter(({ classIds }) => classIds.includes(id));
      return [id, inClass.map(({ studentId }) => studentId)] as const;
    });
    const known = new Set(ofClasses.flatMap(([, ofClass]) => ofClass));
    if (known.size < chosen.size) {
      throw new ApiError('invalid-request', 'One of these students is not in the class.');
    }
    if (ofClasses.some(([, ofClass]) => ofClass.length === 0)) {
      throw new ApiError('invalid-request', 'Please choose at least one student of each class.');
    }
    return new Map(ofClasses);
  }
}

/** Whether a teacher gives the same to the same class again; what opens at once opened then. */
function isRepeated(one: AssignmentRecord, before: AssignmentRecord): boolean {
  return isDeepStrictEqual(toGift(one), toGift(before));
}

function toGift({ classId, teacherId, settings, createdAt }: AssignmentRecord) {
  const opensAt = settings.opensAt === createdAt ? null : settings.opensAt;
  return { classId, teacherId, settings: { ...settings, opensAt } };
}
