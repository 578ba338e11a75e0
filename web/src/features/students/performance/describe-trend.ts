import { trendHalvesOf, trendOf } from '@study-assistant/contract/attempts/scoring';
import { formatPercent } from '../../../lib/format/numbers.ts';

/**
 * Puts the two means of a trend into a sentence: "Your last 5 attempts average 78%, the 5 before
 * 52%." Takes at least two percentages, oldest first.
 */
export function describeTrend(percentages: readonly number[], whose: 'Your' | 'The'): string {
  const halves = trendHalvesOf(percentages);
  if (!halves) return '';
  const { earlier, later } = halves;
  const [before, now] = formatApart(meanOf(earlier), meanOf(later));
  const last =
    later.length === 1
      ? `${whose} last attempt reached ${now}`
      : `${whose} last ${later.length} attempts average ${now}`;
  const others = earlier.length === 1 ? 'the one before' : `the ${earlier.length} before`;
  if (now !== before) return `${last}, ${others} ${before}.`;
  return `${last}, ${closeTo[trendOf(percentages)]} ${others}.`;
}

/** Wording for means that look the same when rounded. */
const closeTo = {
  improving: 'just above',
  declining: 'just below',
  stable: 'the same as',
} as const;

/** Rounds to whole percents, unless only a decimal tells the two apart. */
function formatApart(one: number, other: number): [string, string] {
  const digits = Math.round(one) === Math.round(other) && one !== other ? 1 : 0;
  return [formatPercent(one, digits), formatPercent(other, digits)];
}

function meanOf(percentages: readonly number[]): number {
  return percentages.reduce((sum, one) => sum + one, 0) / percentages.length;
}
