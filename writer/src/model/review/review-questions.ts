import { shuffle } from '../../quiz/seed.ts';
import { WriterError, type WriteSettings } from '../../writer.ts';
import { askForJson } from '../asking/ask-for-json.ts';
import type { ObjectSchema } from '../asking/flat-schema.ts';
import type { Model } from '../asking/language-model.ts';
import type { Candidate, Review, Verdict } from '../questions/collect-questions.ts';
import { BLIND_SCHEMA, readReplies, replySchema, REPLY_SCHEMA, type Reply } from './reply.ts';
import {
  BLIND_INSTRUCTION,
  REVIEW_INSTRUCTION,
  writeBlindPrompt,
  writeReviewPrompt,
  type OpenQuestion,
} from './review-prompt.ts';
import { sentencesFor } from './sentences-for.ts';

/** A reviewer without a usable reply is asked once more. */
const TRIES = 2;

const VERDICTS = {
  unclear: 'not-understood',
  wording: 'badly-worded',
  level: 'off-level',
  duplicate: 'same-again',
  'given-away': 'given-away',
} as const;

type Open = OpenQuestion & { candidate: Candidate };

type Bounds = { random: () => number; deadline: number; settings: WriteSettings };

/**
 * Has the model answer questions without their keys: first without the document, which shows what
 * nobody understands and what anybody guesses, then what is left with the sentences about it. A
 * question is dropped if it is answered differently, or with two options or none.
 */
export function createReview(model: Model, { random, deadline, settings }: Bounds): Review {
  return async (candidates, kept, signal) => {
    const open = candidates.map((candidate) => hideKey(candidate, random));
    const stems = kept.map(({ question }) => question);
    const blind = await ask(
      BLIND_INSTRUCTION,
      writeBlindPrompt(open, stems, settings),
      BLIND_SCHEMA,
      signal,
    );
    // Whoever reads without the text only objects: what has no reply goes on.
    const objections = open.map((one, at) => object(one, blind?.get(at + 1)));
    const left = open.filter((_, at) => objections[at] === null);
    const replies =
      left.length === 0
        ? null
        : await ask(
            REVIEW_INSTRUCTION,
            writeReviewPrompt(left, sentencesFor(left.map(({ candidate }) => candidate))),
            REPLY_SCHEMA,
            signal,
          );
    return open.map((one, at) => objections[at] ?? judge(one, replies?.get(left.indexOf(one) + 1)));
  };

  /** Null when no answer could be used. */
  async function ask(
    system: string,
    prompt: string,
    responseSchema: ObjectSchema,
    signal: AbortSignal,
  ): Promise<Map<number, Reply> | null> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const { answers } = await askForJson(model, {
          ...{ system, prompt, responseSchema, signal },
          schema: replySchema,
          temperature: 0,
          timeoutMs: deadline - model.now(),
        });
        return readReplies(answers);
      } catch (error) {
        if (!(error instanceof WriterError && error.reason === 'bad-answer')) throw error;
      }
    }
    return null;
  }
}

function hideKey(candidate: Candidate, random: () => number): Open {
  const { answer } = candidate.question;
  const options = shuffle([answer.correct, ...answer.wrong], random);
  return { stem: answer.stem, options, candidate };
}

/** The fault that a reader without the text finds; null when it has none. */
function object(open: Open, reply: Reply | undefined): Verdict | null {
  if (!reply?.fault) return null;
  // What seemed to be given away was not, if the guess is wrong.
  if (reply.fault === 'given-away' && !isRight(open, reply)) return null;
  return VERDICTS[reply.fault];
}

function judge(open: Open, reply: Reply | undefined): Verdict {
  if (reply?.answer === 'two') return 'two-right-answers';
  if (reply?.answer === 'none') return 'no-right-answer';
  if (!reply || !/^[A-D]$/.test(reply.answer)) return 'not-reviewed';
  return isRight(open, reply) ? 'sound' : 'answered-otherwise';
}

function isRight({ options, candidate }: Open, { answer }: Reply): boolean {
  return options['ABCD'.indexOf(answer)] === candidate.question.answer.correct;
}
