import { answerQuiz } from './answer-quiz.ts';
import type { DemoAssignment, DemoSitting } from './demo-classes.ts';
import type { DemoSchool } from './demo-school.ts';
import type { SchoolServices } from './open-services.ts';

/** Something that happens at a given time. */
export type SchoolEvent = { at: Date; happen: () => Promise<unknown> };

type Planned = {
  assignment: DemoAssignment;
  sitting: DemoSitting;
  /** The time of the hand-in, or of the start for an attempt under way. */
  at: Date;
  /** How many questions are saved; undefined means that everything is handed in. */
  answered: number | undefined;
};

export type Sittings = ReturnType<typeof createSittings>;

/** Lets students take assignments with the strength and pace of their plans. */
export function createSittings(services: SchoolServices, { quizzes, plans }: DemoSchool) {
  const { openAttempts } = services;

  function answersOf({ assignment, sitting, at }: Planned) {
    const quiz = quizzes.find(({ id }) => id === assignment.quizId);
    const plan = plans.find(({ student }) => student === sitting.student);
    if (!quiz || !plan)
      throw new Error(`${assignment.id} names a quiz or student that is not there.`);
    // The day only varies the mistakes; its value does not matter.
    const daysAgo = at.getUTCDate();
    return answerQuiz(quiz, plan, { quiz: quiz.id, daysAgo, mastery: sitting.mastery });
  }

  return {
    /** The student's actions with their times. */
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
        // The attempt is open, so this finds the one that she has started.
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
