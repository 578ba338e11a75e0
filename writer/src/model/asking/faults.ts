import { WriterError, type WriterErrorReason } from '../../writer.ts';
import type { ModelName } from './language-model.ts';
import { PassingFault } from './retry.ts';
import { ServiceFailure, type FailureKind } from './service-failure.ts';

/** The name of each model in sentences for a teacher. */
const SUBJECTS: Record<ModelName, string> = {
  gemini: 'The AI service',
  local: 'Your school’s AI model',
};

const LATER = 'Please try again later or use the offline writer.';
const TELL = 'Please tell whoever looks after the site, or use the offline writer.';

const SENTENCES: Record<FailureKind, string> = {
  late: `took too long to answer. ${LATER}`,
  busy: 'has reached its limit for now. Please try again in a few minutes or use the offline writer.',
  'used-up':
    'has reached its limit for today. Please try again tomorrow or use the offline writer.',
  down: `could not be reached. ${LATER}`,
  unreachable: `could not be reached. ${LATER}`,
  'bad-key': `did not accept the key of this site. ${TELL}`,
  'no-model': `did not accept the request. ${TELL}`,
  'not-accepted': `did not accept the request. ${TELL}`,
};

/** A server of the school's own has somebody nearby who can look at it. */
const OF_OUR_OWN: Partial<Record<FailureKind, string>> = {
  busy: 'has too much to do just now. Please try again in a few minutes or use the offline writer.',
  down: `met a fault of its own. ${LATER}`,
  unreachable: `could not be reached: its server may be switched off. ${TELL}`,
  'no-model': `was not found on its server. ${TELL}`,
};

const REASONS: Record<FailureKind, WriterErrorReason> = {
  late: 'timeout',
  busy: 'quota',
  'used-up': 'quota',
  down: 'unavailable',
  unreachable: 'unavailable',
  'bad-key': 'bad-key',
  'no-model': 'unavailable',
  'not-accepted': 'unavailable',
};

const PASSES: ReadonlySet<FailureKind> = new Set(['late', 'busy', 'down', 'unreachable']);

/** Turns a failed call into a fault that may pass, or an error that a retry would not fix. */
export function toFault(
  name: ModelName,
  error: unknown,
  isLate: boolean,
): PassingFault | WriterError {
  const failure = isLate
    ? new ServiceFailure('late', 'no answer in time')
    : error instanceof ServiceFailure
      ? error
      : new ServiceFailure('unreachable', `no answer: ${describeError(error)}`);
  const fault = createFault(name, failure.kind, failure.message);
  return PASSES.has(failure.kind) ? new PassingFault(fault, failure.afterMs) : fault;
}

/** The time of the quiz is up, or the teacher cancelled it. */
export function createStopped(): WriterError {
  return new WriterError('timeout', 'Writing the quiz was stopped. Please try again.');
}

/** The time of the whole quiz is up, although no single call failed. */
export function createLateForAll(name: ModelName): WriterError {
  return createFault(name, 'late', 'the time for the whole quiz is up');
}

export function createDeclined(name: ModelName, because: string): WriterError {
  const sentence =
    'declined to work with this text. Please use another document or the offline writer.';
  return createError('refused', name, sentence, because);
}

export function createBadAnswer(name: ModelName, because: string): WriterError {
  const sentence = 'gave an answer that could not be used. Please try again.';
  return createError('bad-answer', name, sentence, because);
}

/** There are too few questions for a quiz at the end. */
export function createTooFew(name: ModelName): WriterError {
  const sentence =
    'gave too few questions that hold up against the document. Please try again or use the offline writer.';
  return new WriterError('bad-answer', `${SUBJECTS[name]} ${sentence}`);
}

export function createUnusable(name: ModelName, cause: unknown): WriterError {
  return new WriterError('unavailable', `${SUBJECTS[name]} could not be used. ${LATER}`, { cause });
}

function createFault(name: ModelName, kind: FailureKind, because: string): WriterError {
  const sentence = (name === 'local' ? OF_OUR_OWN[kind] : undefined) ?? SENTENCES[kind];
  return createError(REASONS[kind], name, sentence, because);
}

function createError(
  reason: WriterErrorReason,
  name: ModelName,
  sentence: string,
  because: string,
): WriterError {
  return new WriterError(reason, `${SUBJECTS[name]} ${sentence}`, { cause: new Error(because) });
}

/** A parser's message repeats its input, while a network's has an address and a code. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? ` (${describeError(error.cause)})` : '';
  return error instanceof SyntaxError ? error.name : `${error.name}: ${error.message}${cause}`;
}
