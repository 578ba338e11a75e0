import * as contract from '@study-assistant/contract/attempts/students';
import * as z from 'zod/mini';
import { gradeOf } from '../../auth/read-user.ts';
import { listedAttempt } from './attempts.ts';
import { anyReadableOf, next, numberOrZero, part, readableOf, text, textOr } from './fields.ts';
import { withReply } from './with-reply.ts';

const currentGrade = z.transform(gradeOf);
const name = textOr('Student');

export const listStudentAttempts = withReply(
  contract.listStudentAttempts,
  z.object({
    attempts: readableOf(listedAttempt),
    next,
    student: part(z.object({ uid: text, fullName: name, email: text, currentGrade })),
  }),
);

const topicErrors = z.tuple([z.string(), numberOrZero]);

export const getSkillGap = withReply(
  contract.getSkillGap,
  z.object({
    analysis: part(
      z.object({
        topicErrorAnalysis: anyReadableOf(topicErrors),
        strongAreas: anyReadableOf(z.string()),
      }),
    ),
  }),
);
