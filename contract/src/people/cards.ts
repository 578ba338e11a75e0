import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';

/** Crockford base32, five bits a character: 80 bits. */
export const CARD_CODE_LENGTH = 16;
/** The most cards that one request makes. */
export const MAX_CARDS = 200;
/** Wrong secrets until a card is locked. */
export const MAX_WRONG_SECRETS = 10;
export const PICTURES_IN_SECRET = 4;
export const MIN_CARD_PASSWORD = 6;

/** The pictures that a secret is chosen from, in the order in which they are shown. */
export const cardPictures = [
  ...['apple', 'bike', 'bird', 'boat', 'cat', 'crown', 'dog', 'fish'],
  ...['flower', 'key', 'leaf', 'moon', 'rocket', 'star', 'sun', 'tree'],
] as const;
export type CardPicture = (typeof cardPictures)[number];

const PICTURES_SENTENCE = `Please choose ${PICTURES_IN_SECRET} different pictures.`;

export const cardSecretSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('password'),
    password: z
      .string()
      .check(
        z.minLength(MIN_CARD_PASSWORD, `Please use at least ${MIN_CARD_PASSWORD} characters.`),
        z.maxLength(100, 'Please use at most 100 characters.'),
      ),
  }),
  z.object({
    kind: z.literal('pictures'),
    /** In the order in which they were chosen. */
    pictures: z.array(z.enum(cardPictures)).check(
      z.minLength(PICTURES_IN_SECRET, PICTURES_SENTENCE),
      z.maxLength(PICTURES_IN_SECRET, PICTURES_SENTENCE),
      z.refine((chosen) => new Set(chosen).size === chosen.length, PICTURES_SENTENCE),
    ),
  }),
]);
export type CardSecret = z.infer<typeof cardSecretSchema>;

const CODE_SENTENCE = 'Please enter the code of your card.';
/** The code in any spelling: capitals, spaces, dashes and look-alikes do not matter. */
const code = z
  .string(CODE_SENTENCE)
  .check(z.trim(), z.minLength(1, CODE_SENTENCE), z.maxLength(80, CODE_SENTENCE));

/** Whose card this is, for whoever has it in hand. */
export const lookAtCard = defineEndpoint({
  method: 'POST',
  path: '/cards/look',
  access: 'public',
  body: z.object({ code }),
  reply: z.object({
    fullName: z.string(),
    /** The kind of secret that the card has; null until its first use. */
    secret: z.nullable(z.enum(['password', 'pictures'])),
  }),
});

const signedIn = z.object({
  /** A custom token of Firebase Authentication, valid for an hour. */
  token: z.string(),
});

/** Sets the secret of a card at its first use, once, and signs in. */
export const setCardSecret = defineEndpoint({
  method: 'POST',
  path: '/cards/secret',
  access: 'public',
  body: z.object({ code, secret: cardSecretSchema }),
  reply: signedIn,
});

/** Signs in by a card and its secret. */
export const signInByCard = defineEndpoint({
  method: 'POST',
  path: '/cards/sign-in',
  access: 'public',
  body: z.object({ code, secret: cardSecretSchema }),
  reply: signedIn,
});

export const printedCardSchema = z.object({
  uid: idSchema,
  fullName: z.string(),
  /** Sixteen characters; shown in this reply alone, since only a hash is kept. */
  code: z.string(),
});
export type PrintedCard = z.infer<typeof printedCardSchema>;

/**
 * Makes new cards for students of a class who have no mailbox. Their cards from before, with
 * their secrets and sessions, end at once.
 */
export const printCards = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/cards',
  access: 'classes.teach',
  params: z.object({ id: idSchema }),
  body: z.object({
    studentIds: z
      .array(idSchema)
      .check(
        z.minLength(1, 'Please choose a student.'),
        z.maxLength(MAX_CARDS, `Please print at most ${MAX_CARDS} cards at once.`),
      ),
  }),
  status: 201,
  /** In the order of the request. */
  reply: z.object({ cards: z.array(printedCardSchema) }),
});
