import { chance } from '../../scripts/seed/chance.ts';

export const SAVES = 5;
/** Everybody starts shortly after the teacher says so, and hands in at the bell. */
const START_WITHIN_MS = 10_000;
const BELL_AT_MS = 50_000;
const SUBMIT_WITHIN_MS = 8_000;

export type Step = { kind: 'start' | 'save' | 'submit'; atMs: number };

/** Plans a student's actions from the start of the minute, always the same for a student. */
export function planWalk(student: string): Step[] {
  const start = chance('start', student) * START_WITHIN_MS;
  const submit = BELL_AT_MS + chance('submit', student) * SUBMIT_WITHIN_MS;
  const pause = (submit - start) / (SAVES + 1);
  const saves = Array.from({ length: SAVES }, (_, at): Step => ({
    kind: 'save',
    atMs: start + pause * (at + 1),
  }));
  return [{ kind: 'start', atMs: start }, ...saves, { kind: 'submit', atMs: submit }];
}
