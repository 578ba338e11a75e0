import { TOUGHNESS } from '@study-assistant/contract/wire/constants';
import { UNTITLED_QUIZ } from '@study-assistant/contract/wire/titles';
import * as z from 'zod/mini';
import { choiceOr, numberOrNull, options, part, text, textOr } from './fields.ts';
import { withOptionOrder } from './option-order.ts';
import { kindFields } from './question-kinds.ts';

/*
 * Parts of a quiz and its questions that several replies share. They are apart from the calls about
 * quizzes, which a page for taking a quiz or reading a result does not need.
 */

export const quizTitle = textOr(UNTITLED_QUIZ);
export const toughness = choiceOr(TOUGHNESS, 'Medium');

export const source = part(
  z.object({
    page: numberOrNull,
    section: z.catch(z.nullable(z.string()), null),
    quote: text,
    material: z.catch(z.optional(z.string()), undefined),
  }),
);

/**
 * A question before its answer; its topic comes with the result. It is never left out of a list,
 * because answers refer to its index.
 */
export const openQuestion = part(
  z.pipe(
    z.object({
      ...{ id: text, question: text, options },
      ...kindFields,
      optionOrder: z.optional(z.unknown()),
    }),
    z.transform(withOptionOrder),
  ),
);
