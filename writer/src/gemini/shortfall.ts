import { MIN_QUESTIONS } from '@study-assistant/contract/constants';
import { explainYield } from '../quiz/notice.ts';
import { WriterError, type WriterErrorReason } from '../writer.ts';

/** Fewer than this are no quiz. */
const FEWEST = 3;

const WHAT_HAPPENED: Record<WriterErrorReason, string> = {
  timeout: 'Gemini took too long',
  quota: 'Gemini reached its limit',
  unavailable: 'Gemini could no longer be reached',
  refused: 'Gemini declined a part of this document',
  'bad-key': 'Gemini no longer accepted the key',
  'bad-answer': 'Gemini gave an answer that could not be used',
  'too-short': 'this document has little text',
  'too-long': 'this document is too long',
  language: 'this document is in another language',
};

/**
 * The sentence for the teacher when there are fewer questions than asked for. Finished questions are
 * kept after a fault when they are a quiz of their own; else the teacher chooses what comes next.
 *
 * @throws WriterError when what there is is no quiz
 */
export function explainShortfall(
  written: number,
  asked: number,
  fault: WriterError | null,
): string | null {
  if (written >= asked) return null;
  if (fault) {
    if (written < MIN_QUESTIONS) throw fault;
    return `${WHAT_HAPPENED[fault.reason]}, so this quiz has ${written} of the ${asked} questions you asked for. Keep it as it is, or delete it and make a new one.`;
  }
  if (written < Math.min(FEWEST, asked)) {
    throw new WriterError(
      'bad-answer',
      'The AI service gave too few questions that hold up against the document. Please try again or use the offline writer.',
    );
  }
  return explainYield({ asked, sure: written, check: 0, drafts: 0 });
}
