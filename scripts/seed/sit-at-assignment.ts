import { answerQuiz } from './answer-quiz.ts';
import type { DemoAssignment, DemoSitting } from './demo-classes.ts';
import type { DemoSchool } from './demo-school.ts';
import type { SchoolServices } from './open-services.ts';

/** What happens at a moment. */
export type SchoolEvent = { at: Date; happen: () => Promise<unknown> };

type Planned = {
  assignment: DemoAssignment;
  sitting: DemoSitting;
  /** Of the hand-in; of the start, for who still works. */
  at: Date;
  /** How many questions are saved; undefined hands in all. */
  answered: number | undefined;
};

export type Sittings = ReturnType<typeof createSittings>;

/** Students who sit at assignments, with the strength and the pace that their plans say. */
export function createSittings(services: SchoolServices, { quizzes, plans }: DemoSchool) {
  const { openAttempts } = services;

  function answersOf({ assignment, sitting, at }: Planned) {
    const quiz = quizzes.find(({ id }) => id === assignment.quizId);
    const plan = plans.find(({ student }) => student === sitting.student);
    if (!quiz || !plan)
      throw new Error(`${assignment.id} names a quiz or student that is not there.`);
    // Another day gives other slips; which one it is counted as does not matter.
    const daysAgo = at.getUTCDate();
    return answerQuiz(quiz, plan, { quiz: quiz.id, daysAgo, mastery: sitting.mastery });
  }

  return {
    /** What she does, and when. */
    plan(planned: Planned): SchoolEvent[] {
      const { assignment, sitting, at, answered } = planned;
      const { student: studentId } = sitting;
      const caller = services.callerOf(studentId, 'student');
      const { timeTaken, ...work } = answersOf(planned);
      const start = () => openAttempts.startAssigned(caller, assignment.id);
      if (answered !== undefined) {
        const saved = {
          answers: work.answers.map((one, index) => (index < answered ? one : null)),
        };
        const happen = async () => openAttempts.save(caller, (await start()).attempt.id, saved);
        return [{ at, happen }];
      }
      const handIn = async () => {
        // It is open: this finds the one that she has started.
        const { attempt } = await start();
        const body = { quizId: assignment.quizId, studentId, timeTaken, ...work };
        return openAttempts.handIn(caller, attempt.id, body);
      };
      return [
        { at: new Date(at.getTime() - timeTaken * 1000), happen: start },
        { at, happen: handIn },
      ];
    },
  };
}
