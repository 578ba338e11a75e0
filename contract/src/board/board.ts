import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

/** How long a quiz stays on the board that nobody ends. */
export const BOARD_HOURS = 3;
/** How often one student can change her answer to one question. */
export const MAX_ANSWER_CHANGES = 30;

export const boardStates = ['waiting', 'asked', 'shown', 'over'] as const;
export type BoardState = (typeof boardStates)[number];

/** Wrong answers come back as practice, or all answers are kept as an attempt at the quiz. */
export const boardKeepings = ['practice', 'attempt'] as const;
export type BoardKeeping = (typeof boardKeepings)[number];
const keepingSchema = z.enum(boardKeepings, 'Please choose how results are kept.');

/**
 * What moves a board on: turn 0 waits for the class, turn 1 asks the first question, turn 2 shows
 * its answers, turn 3 asks the second question, and so on.
 */
const turnSchema = z.int().check(z.minimum(0));

/** What is on the board, the same for everybody in the class. */
const boardFields = {
  /** Names this time of the quiz; another one in the same class has another id. */
  runId: idSchema,
  classId: idSchema,
  className: z.string(),
  quizTitle: z.string(),
  keptAs: keepingSchema,
  state: z.enum(boardStates),
  turn: turnSchema,
  /** From 0; null while the class gathers and after the end. */
  questionIndex: z.nullable(z.int()),
  numQuestions: z.int(),
  /** How many questions of the quiz cannot be asked here; absent where all can. */
  leftOut: z.optional(z.int()),
  question: z.nullable(z.object({ question: z.string(), options: z.array(z.string()) })),
  /** Null until the answers are shown: no reply has it before. */
  solution: z.nullable(z.object({ correctAnswer: z.int(), explanation: z.string() })),
};

/** The board as the teachers of the class see it: numbers without names. */
export const ledBoardSchema = z.object({
  ...boardFields,
  /** Whether the caller started it; the other teachers of the class can end it. */
  isLeader: z.boolean(),
  joined: z.int(),
  /** How many have answered the present question. */
  answered: z.int(),
  /** How often each option was chosen; null until the answers are shown. */
  bars: z.nullable(z.array(z.int())),
  /** How each question went, after the end; empty before, and for what was never asked. */
  outcome: z.array(z.object({ question: z.string(), answered: z.int(), right: z.int() })),
});
export type LedBoard = z.infer<typeof ledBoardSchema>;

/** The board as a student sees it on her own device. */
export const seatSchema = z.object({
  ...boardFields,
  /** The caller's answer to the present question. */
  answer: z.nullable(z.int()),
  /** Her result, once an attempt is kept. */
  attemptId: z.nullable(idSchema),
});
export type Seat = z.infer<typeof seatSchema>;

const idParams = z.object({ id: idSchema });
const runSchema = { runId: idSchema };

/** Puts a quiz on the board of a class (201). Sent again it answers the same; 409 beside another. */
export const startBoard = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/board',
  access: 'boards.lead',
  params: idParams,
  body: z.object({ quizId: idSchema, keptAs: keepingSchema }),
  status: 201,
  reply: z.object({ board: ledBoardSchema }),
});

/** What is on the board of a class, for its teachers; null when nothing is. */
export const getBoard = defineEndpoint({
  method: 'GET',
  path: '/classes/:id/board',
  access: 'boards.lead',
  params: idParams,
  reply: z.object({
    board: z.nullable(ledBoardSchema),
    className: z.string(),
    /** The code by which students join the class; null when there is none. */
    joinCode: z.nullable(z.string()),
  }),
});

/** Moves the board to the next turn. Sent again it changes nothing. */
export const turnBoard = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/board/turn',
  access: 'boards.lead',
  params: idParams,
  body: z.object({ ...runSchema, turn: turnSchema }),
  reply: z.object({ board: ledBoardSchema }),
});

/** Ends the quiz on the board and keeps what was answered. Sent again it changes nothing. */
export const endBoard = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/board/end',
  access: 'boards.lead',
  params: idParams,
  body: z.object(runSchema),
  reply: z.object({ board: ledBoardSchema }),
});

/** The boards on which a quiz runs in the student's classes, by the name of the class. */
export const listOpenBoards = defineEndpoint({
  method: 'GET',
  path: '/student/:uid/boards',
  access: 'boards.join',
  params: z.object({ uid: idSchema }),
  reply: z.object({
    boards: z.array(
      z.object({ classId: idSchema, className: z.string(), startedAt: isoTimeSchema }),
    ),
    /** Whether the student is in a class that runs at all. */
    isInClass: z.boolean(),
  }),
});

const seatReply = z.object({ seat: seatSchema });

/** Sits the caller down at the board of her class, or finds her where she was. */
export const joinBoard = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/board/seat',
  access: 'boards.join',
  params: idParams,
  reply: seatReply,
});

/** What is on the board now; asked again and again, so an unchanged answer is a 304. */
export const getSeat = defineEndpoint({
  method: 'GET',
  path: '/classes/:id/board/seat',
  access: 'boards.join',
  params: idParams,
  reply: seatReply,
});

/** Answers the present question, or answers it anew. Sent again it counts once. */
export const answerBoard = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/board/seat/answer',
  access: 'boards.join',
  params: idParams,
  body: z.object({
    ...runSchema,
    questionIndex: z.int().check(z.minimum(0)),
    answer: z.int().check(z.minimum(0)),
  }),
  reply: z.object({ answer: z.int() }),
});
