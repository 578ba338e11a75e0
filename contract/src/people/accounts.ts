import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../wire/limits.ts';
import { idSchema, nameLine } from '../wire/text.ts';
import { gradeSchema, userSchema } from './users.ts';

export { gradeSchema, userSchema, type Grade, type User } from './users.ts';

/** Accepts 10, "10" and "Grade 10". */
const lenientGradeSchema = z.pipe(
  z.transform((value) =>
    typeof value === 'number' || typeof value === 'string'
      ? String(value)
          .replace(/^grade\s*/i, '')
          .trim()
      : value,
  ),
  gradeSchema,
);

const profileFields = {
  uid: idSchema,
  email: z.email('Please enter a valid email address.').check(z.maxLength(MAX_EMAIL_LENGTH)),
  fullName: nameLine(MAX_NAME_LENGTH, 'Please enter your full name.'),
  /** One of the schools that `GET /account` lists, when there is a choice. */
  chosenSchoolId: z.optional(idSchema),
};

export const saveUserDataBodySchema = z.discriminatedUnion('userType', [
  z.object({ ...profileFields, userType: z.literal('student'), currentGrade: lenientGradeSchema }),
  z.pipe(
    z.object({
      ...profileFields,
      userType: z.literal('teacher'),
      currentGrade: z.optional(z.unknown()),
    }),
    z.transform((teacher) => ({ ...teacher, currentGrade: null })),
  ),
]);

const userReply = z.object({ user: userSchema });

export const saveUserData = defineEndpoint({
  method: 'POST',
  path: '/auth/save-user-data',
  access: 'authenticated',
  body: saveUserDataBodySchema,
  reply: userReply,
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/auth/user/:uid',
  access: 'authenticated',
  params: z.object({ uid: idSchema }),
  reply: userReply,
});
