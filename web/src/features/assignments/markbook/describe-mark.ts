import type { Mark } from '@study-assistant/contract/assignments/markbook';
import { formatPercent } from '../../../lib/format/numbers.ts';

/** "85%", "85% late", "Missing": what a mark is, in the fewest words. */
export function describeMark({ state, percentage }: Mark): string {
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
      return 'Not yet';
    case 'not-given':
      return '';
  }
}

/** With a decimal only where there is one. */
export function showPercent(percentage: number): string {
  return formatPercent(percentage, Number.isInteger(percentage) ? 0 : 1);
}
