import { draw } from '@study-assistant/emulators/bad-day/draw';

export const STUDENTS = ['amy', 'ben', 'cleo'] as const;
export type Student = (typeof STUDENTS)[number];

const STUDENT_ACTS = [
  ...['start', 'start-assigned', 'save', 'save', 'submit', 'submit-twice', 'submit-by-key'],
] as const;
const TEACHER_ACTS = [
  ...['edit', 'edit', 'drop', 'restore', 'generate', 'publish', 'retry'],
  ...['delete', 'delete-undo', 'undo'],
  ...['add-time', 'extra-time', 'close-assignment', 'release'],
] as const;

/** An action on one of the quizzes; `turn` varies the action. */
export type Step = { quiz: number; turn: number } & (
  | { who: Student; act: (typeof STUDENT_ACTS)[number] }
  | { who: 'teacher'; act: (typeof TEACHER_ACTS)[number] }
);

/** Actions that happen at the same time, with the delay since the previous round. */
export type Round = { afterSeconds: number; steps: Step[] };

const ROUNDS = 8;

/** Plans who does what and when, by the seed alone. */
export function planSchedule(seed: number): Round[] {
  return Array.from({ length: ROUNDS }, (_, turn) => {
    const pick = (...key: string[]) => draw(seed, 'plan', turn, ...key);
    const quiz = (who: string) => Math.floor(pick(who, 'quiz') * 8);
    const students = STUDENTS.filter((who) => pick(who, 'comes') < 0.8).map((who): Step => {
      const act = STUDENT_ACTS[Math.floor(pick(who, 'act') * STUDENT_ACTS.length)] ?? 'save';
      return { who, act, quiz: quiz(who), turn };
    });
    const act = TEACHER_ACTS[Math.floor(pick('teacher', 'act') * TEACHER_ACTS.length)] ?? 'edit';
    const teacher: Step[] =
      pick('teacher', 'comes') < 0.7 ? [{ who: 'teacher', act, quiz: quiz('teacher'), turn }] : [];
    // Mostly within the time of an attempt, sometimes after it.
    const afterSeconds = pick('pause') < 0.15 ? 400 : Math.floor(pick('seconds') * 60);
    return { afterSeconds, steps: [...students, ...teacher] };
  });
}
