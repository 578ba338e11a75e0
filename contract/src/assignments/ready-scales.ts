import type { GradeStep } from './grading.ts';

/**
 * Scales that a teacher can begin with and change. Schools draw these lines differently: A to F is the
 * common scale by tens of schools in the United States; 1 to 6 is the key of the German chambers of
 * industry and commerce (IHK: 92, 81, 67, 50, 30); for 9 to 1 the boards of the GCSE set other lines for
 * each paper, so that ours, by tens, is a plain one to begin with.
 */
export const readyScales = {
  us: toScale(['A', 90], ['B', 80], ['C', 70], ['D', 60], ['F', 0]),
  germany: toScale(['1', 92], ['2', 81], ['3', 67], ['4', 50], ['5', 30], ['6', 0]),
  gcse: toScale(
    ...([9, 8, 7, 6, 5, 4, 3, 2, 1] as const).map((grade) => [String(grade), grade * 10] as const),
    ['U', 0],
  ),
} as const;

export type ReadyScale = keyof typeof readyScales;

/** Which of these a scale is; null for one of the teacher's own. */
export function findReadyScale(scale: readonly GradeStep[]): ReadyScale | null {
  const names = Object.keys(readyScales) as ReadyScale[];
  return names.find((name) => isSame(readyScales[name], scale)) ?? null;
}

function isSame(one: readonly GradeStep[], other: readonly GradeStep[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, from }, at) => other[at]?.name === name && other[at].from === from)
  );
}

function toScale(...steps: (readonly [name: string, from: number])[]): GradeStep[] {
  return steps.map(([name, from]) => ({ name, from }));
}
