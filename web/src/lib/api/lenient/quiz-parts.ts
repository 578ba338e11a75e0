import { TOUGHNESS } from '@study-assistant/contract/wire/constants';
import { UNTITLED_QUIZ } from '@study-assistant/contract/wire/titles';
import * as z from 'zod/mini';
import { choiceOr, numberOrNull, options, part, text, textOr } from './fields.ts';
import { withOptionOrder } from './option-order.ts';

/*
 * What is told of a quiz and of its questions in more than one place, apart from the calls about quizzes:
 * who takes a quiz or reads a result needs none of these.
 */

export const quizTitle = textOr(UNTITLED_QUIZ);
export const toughness = choiceOr(TOUGHNESS, 'Medium');

export const source = part(
  z.object({
    page: numberOrNull,
    section: z.catch(z.nullable(z.string()), null),
    quote: text,
  }),
);

/**
 * A question before its answer: its topic comes with the result. Never left out of a list, since
 * answers are told by its place.
 */
export const openQuestion = part(
  z.pipe(
    z.object({ id: text, question: text, options, optionOrder: z.optional(z.unknown()) }),
    z.transform(withOptionOrder),
  ),
);
