import type { Mark } from '@study-assistant/contract/assignments/mark';
import { formatPercent } from '../../../lib/format/numbers.ts';

/** Returns a mark as briefly as possible: "85%", "85% late" or "Missing". */
export function describeMark({ state, percentage, awaiting = 0, isOverdue }: Mark): string {
  if (percentage === null && awaiting > 0) return 'Not marked yet';
  switch (state) {
    case 'handed-in':
      return percentage === null ? 'Handed in' : showPercent(percentage);
    case 'late':
      return percentage === null ? 'Late' : `${showPercent(percentage)} late`;
    case 'missing':
      return 'Missing';
    case 'excused':
      return 'Excused';
    case 'waiting':
      return isOverdue ? 'Overdue' : 'Not yet';
    case 'not-given':
      return '';
  }
}

/** A decimal is shown only when it is not zero. */
export function showPercent(percentage: number): string {
  return formatPercent(percentage, Number.isInteger(percentage) ? 0 : 1);
}
