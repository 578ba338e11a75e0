import { isOwnQuiz } from '../../domain/access.ts';
import { forbidden, notFound } from '../../domain/api-error.ts';
import type { AssignmentRecord } from '../../domain/assignment/assignment-record.ts';
import type { Caller } from '../../domain/caller.ts';
import { requireRunningClass } from '../../domain/class/class-record.ts';
import type { AssignmentsRepository } from '../../stored/assignments/assignments.repository.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';

export type FindOwnDeps = {
  assignments: Pick<AssignmentsRepository, 'find'>;
  classes: Pick<ClassesRepository, 'find'>;
};

/** Finds an assignment for a teacher of its class. It is there for nobody else. */
export function createFindOwnAssignment(deps: FindOwnDeps) {
  return async (caller: Caller, id: string): Promise<AssignmentRecord> =>
    (await findWithClass(deps, caller, id)).assignment;
}

const KEY_IS_OTHERS = 'Only the teacher who made the quiz sees what was chosen.';

export type FindOwnKeyDeps = FindOwnDeps & {
  versions: Pick<QuizVersionsRepository, 'findGradable'>;
};

/** The same with the quiz and its key, as it was given: for who has made it alone. */
export function createFindOwnKey(deps: FindOwnKeyDeps) {
  return async (caller: Caller, id: string) => {
    const { assignment } = await findWithClass(deps, caller, id);
    const { quizId, quizVersion } = assignment;
    const quiz = await deps.versions.findGradable(quizId, quizVersion ?? undefined);
    if (!quiz) throw notFound('Quiz not found.');
    if (!isOwnQuiz(caller, quiz)) throw forbidden(KEY_IS_OTHERS);
    return { assignment, quiz };
  };
}

/** An assignment of a class that goes on, for what gives students time to work: in an archived class nobody does. */
export function createFindRunningAssignment(deps: FindOwnDeps) {
  return async (caller: Caller, id: string): Promise<AssignmentRecord> => {
    const { assignment, taught } = await findWithClass(deps, caller, id);
    requireRunningClass(taught);
    return assignment;
  };
}

async function findWithClass({ assignments, classes }: FindOwnDeps, { uid }: Caller, id: string) {
  const assignment = await assignments.find(id);
  const taught = assignment && (await classes.find(assignment.classId));
  if (!assignment || !taught?.teacherIds.includes(uid)) throw assignmentNotFound();
  return { assignment, taught };
}

export function assignmentNotFound() {
  return notFound('Assignment not found.');
}
