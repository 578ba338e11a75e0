import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { ToDo } from '@study-assistant/contract/assignments/assignments';

/** When it is due; where nothing is said of that, or it is late, when it closes. Null stays open. */
export function lastTimeOf(toDo: ToDo): string | null {
  return toDo.state === 'late' ? closingOf(toDo) : (toDo.dueAt ?? closingOf(toDo));
}
