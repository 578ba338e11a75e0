import * as z from 'zod/mini';

/** Every error code that the API answers with, and its HTTP status. */
export const errorStatus = {
  'invalid-request': 400,
  unauthenticated: 401,
  'account-closed': 401,
  'sign-in-refused': 401,
  'app-not-verified': 401,
  forbidden: 403,
  'teacher-sign-up-closed': 403,
  'email-not-verified': 403,
  'address-unclaimed': 403,
  'card-locked': 403,
  'second-step-missing': 403,
  'sign-in-not-fresh': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'role-already-chosen': 409,
  'school-not-chosen': 409,
  'attempt-closed': 409,
  'quiz-given-twice': 409,
  'results-held': 403,
  'too-large': 413,
  'unsupported-type': 415,
  'unusable-document': 422,
  'too-many-requests': 429,
  unexpected: 500,
  'unreadable-document': 500,
  'writer-failed': 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorReplySchema = z.object({
  success: z.literal(false),
  /** A sentence for the person in front of the screen. */
  error: z.string(),
  code: z.string(),
  /** Finds the failure in the log; a person can give it to the people who run the deployment. */
  requestId: z.optional(z.string()),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** What the server says about an unexpected failure; the cause is in its log. */
export const UNEXPECTED_SENTENCE = 'Something went wrong on our side. Please try again.';
