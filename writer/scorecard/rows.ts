import type { Row } from './row.ts';
import { categories } from './rows/categories.ts';
import { flaws } from './rows/flaws.ts';
import { guesses } from './rows/guesses.ts';
import { soundness } from './rows/soundness.ts';
import { spread } from './rows/spread.ts';
import { terms } from './rows/terms.ts';
import { time } from './rows/time.ts';

/** The scorecard, from top to bottom. */
export const rows: readonly Row[] = [
  ...soundness,
  ...flaws,
  ...guesses,
  ...categories,
  ...terms,
  ...spread,
  ...time,
];
