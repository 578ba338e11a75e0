import { MIN_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { explainYield } from '../quiz/notice.ts';
import type { WriterError, WriterErrorReason } from '../writer.ts';
import { createTooFew } from './asking/faults.ts';
import type { ModelName } from './asking/language-model.ts';

/** Fewer questions are not a quiz. */
const FEWEST = 3;

const NAMES: Record<ModelName, string> = { gemini: 'Gemini', local: 'Your school’s AI model' };

function describeFault(name: ModelName, reason: WriterErrorReason): string {
  switch (reason) {
    case 'timeout':
      return `${NAMES[name]} took too long`;
    case 'quota':
      return `${NAMES[name]} reached its limit`;
    case 'unavailable':
      return `${NAMES[name]} could no longer be reached`;
    case 'refused':
      return `${NAMES[name]} declined a part of this document`;
    case 'bad-key':
      return `${NAMES[name]} no longer accepted the key`;
    case 'budget':
      return 'Today’s requests to the model are used up';
    case 'bad-answer':
      return `${NAMES[name]} gave an answer that could not be used`;
    case 'too-short':
      return 'this document has little text';
    case 'too-long':
      return 'this document is too long';
    case 'language':
      return 'this document is in another language';
  }
}

/**
 * The teacher's sentence when there are fewer questions than asked for, or some to check. After a fault, finished
 * questions are kept if they make a quiz; otherwise the teacher chooses what comes next.
 *
 * @param check how many of them came from the offline writer and are marked to check
 * @throws WriterError when there are too few for a quiz
 */
export function explainShortfall(
  name: ModelName,
  written: number,
  asked: number,
  fault: WriterError | null,
  check = 0,
): string | null {
  if (fault && written < asked) {
    if (written < MIN_QUESTIONS) throw fault;
    return `${describeFault(name, fault.reason)}, so this quiz has ${written} of the ${asked} questions you asked for. Keep it as it is, or delete it and make a new one.`;
  }
  if (written < Math.min(FEWEST, asked)) throw createTooFew(name);
  return explainYield({ asked, sure: written - check, check, drafts: 0 });
}
