import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { ToDo } from '@study-assistant/contract/assignments/assignments';

/** The due time; for late work, or without a due time, the closing. Null if there is neither. */
export function lastTimeOf(toDo: ToDo): string | null {
  return toDo.state === 'late' ? closingOf(toDo) : (toDo.dueAt ?? closingOf(toDo));
}
