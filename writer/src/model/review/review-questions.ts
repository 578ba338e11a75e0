import { shuffle } from '../../quiz/seed.ts';
import { WriterError } from '../../writer.ts';
import { askForJson } from '../asking/ask-for-json.ts';
import type { Model } from '../asking/language-model.ts';
import type { ProvenQuestion } from '../questions/check-answer.ts';
import type { Review, Verdict } from '../questions/collect-questions.ts';
import { readReplies, replySchema, REPLY_SCHEMA } from './reply.ts';
import { REVIEW_INSTRUCTION, writeReviewPrompt, type OpenQuestion } from './review-prompt.ts';

/** A reviewer without a usable reply is asked once more. */
const TRIES = 2;

/**
 * Has the model answer questions without their keys. A question is dropped if it is answered
 * differently, or with two options or none.
 */
export function createReview(
  model: Model,
  { random, deadline }: { random: () => number; deadline: number },
): Review {
  return async (questions, passages, signal) => {
    const open = questions.map((question) => hideKey(question, random));
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const { answers } = await askForJson(model, {
          system: REVIEW_INSTRUCTION,
          prompt: writeReviewPrompt(open, passages),
          schema: replySchema,
          responseSchema: REPLY_SCHEMA,
          temperature: 0,
          signal,
          timeoutMs: deadline - model.now(),
        });
        const replies = readReplies(answers);
        return questions.map((question, at) => judge(question, open[at], replies.get(at + 1)));
      } catch (error) {
        if (!(error instanceof WriterError && error.reason === 'bad-answer')) throw error;
      }
    }
    return questions.map(() => 'not-reviewed');
  };
}

function hideKey({ answer }: ProvenQuestion, random: () => number): OpenQuestion {
  return { stem: answer.stem, options: shuffle([answer.correct, ...answer.wrong], random) };
}

function judge(
  { answer }: ProvenQuestion,
  open: OpenQuestion | undefined,
  reply: string | undefined,
): Verdict {
  if (reply === 'two') return 'two-right-answers';
  if (reply === 'none') return 'no-right-answer';
  const chosen = open?.options['ABCD'.indexOf(reply ?? '?')];
  if (chosen === undefined) return 'not-reviewed';
  return chosen === answer.correct ? 'sound' : 'answered-otherwise';
}
