import type { Row } from './row.ts';
import { categories } from './rows/categories.ts';
import { flaws } from './rows/flaws.ts';
import { givenAway } from './rows/given-away.ts';
import { guesses } from './rows/guesses.ts';
import { levels } from './rows/levels.ts';
import { meaning } from './rows/meaning.ts';
import { soundness } from './rows/soundness.ts';
import { spread } from './rows/spread.ts';
import { terms } from './rows/terms.ts';
import { time } from './rows/time.ts';
import { topics } from './rows/topics.ts';
import { validator } from './rows/validator.ts';
import { wording } from './rows/wording.ts';
import { yields } from './rows/yield.ts';

/**
 * What our writer filters, chooses or is tuned by: that it passes is no praise, that it fails a fault.
 */
export const GATES: readonly Row[] = [
  ...soundness,
  ...flaws,
  ...guesses,
  ...categories,
  ...terms,
  ...spread,
];

/** What it does not look at while it writes. */
export const INDEPENDENT: readonly Row[] = [
  ...givenAway,
  ...meaning,
  ...wording,
  ...levels,
  ...topics,
  ...yields,
  ...time,
];

/** The same whoever writes. */
export const VALIDATOR: readonly Row[] = validator;
