import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';
import { listedCategorySchema } from './assignments.ts';

/*
 * Whoever takes a quiz on the shelf sees its answers, and so does who sits at a board that shows them. Before a teacher gives a quiz to a class, or puts
 * one on the shelf that a class has, she is told who is concerned.
 */

/**
 * What a teacher should know before she gives a quiz to a class: which students have been shown its
 * answers, by name, and the categories of the markbook that it could count in.
 */
export const listAnswersSeen = defineEndpoint({
  method: 'GET',
  path: '/classes/:id/quizzes/:quizId/answers-seen',
  access: 'assignments.manage',
  params: z.object({ id: idSchema, quizId: idSchema }),
  reply: z.object({
    /** How many students the class has. */
    students: z.int(),
    seen: z.array(z.object({ studentId: idSchema, fullName: z.string() })),
    categories: z.array(listedCategorySchema),
  }),
});

/** The classes that have a quiz at present, by name; those where it has closed are left out. */
export const listClassesOfQuiz = defineEndpoint({
  method: 'GET',
  path: '/quizzes/:id/given',
  access: 'assignments.manage',
  params: z.object({ id: idSchema }),
  reply: z.object({ classes: z.array(z.object({ id: idSchema, name: z.string() })) }),
});
