import { isDeepStrictEqual } from 'node:util';
import { ACCESS_CASES, answerOf } from '../../../functions/src/domain/access-cases.fixture.ts';
import { READER_CASES } from '../../../functions/src/domain/reader-guard-cases.fixture.ts';
import { AUTHENTICATE_CASES } from '../../../functions/src/http/authenticate-cases.fixture.ts';
import { findOther, listAsked, type Asked } from '../find-others.ts';
import { openInProcessSchool } from '../in-process-school.ts';
import { openWaysIn, told } from '../ways-in/open-ways-in.ts';

export { findOther, listAsked, openInProcessSchool, type Asked };

/** Tells whether the unit tests of the guards pass, by running their cases. */
export async function holdsBesideTheCode(): Promise<boolean> {
  const guards = ACCESS_CASES.map(({ guard, caller, answer }) => ({
    answer,
    ask: () => guard(caller),
  }));
  for (const { ask, answer } of [...guards, ...READER_CASES, ...AUTHENTICATE_CASES]) {
    const told = await answerOf(ask).catch(() => 'another error');
    if (told !== answer) return false;
  }
  return true;
}

/** Tells whether everybody who signs in by a card or a provider, or out, is answered as the cases say. */
export async function holdsForWaysIn(projectId: string): Promise<boolean> {
  const waysIn = openWaysIn(projectId);
  try {
    for (const { ask, answer } of waysIn.cases) {
      const came = await told(ask).catch(() => 'another error');
      if (!isDeepStrictEqual(came, answer)) return false;
    }
    return true;
  } finally {
    await waysIn.close();
  }
}
