import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { ToDo } from '@study-assistant/contract/assignments/assignments';

export type ToDoGroups = Record<'now' | 'coming' | 'handedIn' | 'missed' | 'excused', ToDo[]>;

/** Groups assignments into current, later and finished ones. One under way is current. */
export function groupToDo(assignments: readonly ToDo[]): ToDoGroups {
  const groups: ToDoGroups = { now: [], coming: [], handedIn: [], missed: [], excused: [] };
  for (const toDo of assignments) groups[groupOf(toDo)].push(toDo);
  groups.handedIn.sort((a, b) => Date.parse(handedInAt(b)) - Date.parse(handedInAt(a)));
  return groups;
}

/** When it is due; where nothing is said of that, or it is late, when it closes. Null stays open. */
export function lastTimeOf(toDo: ToDo): string | null {
  return toDo.state === 'late' ? closingOf(toDo) : (toDo.dueAt ?? closingOf(toDo));
}

/** The latest attempt that was handed in. */
export function latestOf({ handedIn }: ToDo): ToDo['handedIn'][number] | undefined {
  return handedIn.toSorted((a, b) => Date.parse(b.handedInAt) - Date.parse(a.handedInAt))[0];
}

export type ShownResult = {
  attemptId: string;
  percentage: number;
  isUnmarked?: true | undefined;
};

/** The best result that the student may see. */
export function findBest({ handedIn }: ToDo): ShownResult | undefined {
  return handedIn
    .flatMap(({ attemptId, percentage, isUnmarked }) =>
      percentage === undefined ? [] : { attemptId, percentage, isUnmarked },
    )
    .toSorted((a, b) => b.percentage - a.percentage)[0];
}

function groupOf({ state, isWorking, handedIn, isExcused }: ToDo): keyof ToDoGroups {
  if (isWorking) return 'now';
  if (handedIn.length > 0) return 'handedIn';
  if (isExcused) return 'excused';
  if (state === 'coming') return 'coming';
  return state === 'open' || state === 'late' ? 'now' : 'missed';
}

function handedInAt(toDo: ToDo): string {
  return latestOf(toDo)?.handedInAt ?? '';
}
