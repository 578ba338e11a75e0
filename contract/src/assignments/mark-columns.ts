import * as z from 'zod/mini';
import { toOneDecimal } from '../attempts/scoring.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { cleanName, idSchema, nameLine } from '../wire/text.ts';
import { averagePartSchema, gradingSchema } from './grading.ts';

/** The most columns that a teacher can add to the markbook of one class. */
export const MAX_COLUMNS = 40;
export const MAX_POINTS = 1000;
export const MAX_COMMENT_LENGTH = 300;

const HIGHEST = `Please give the highest points, 1 to ${MAX_POINTS}.`;
const POINTS = 'Please enter points as a number, 0 or more.';

/** What a teacher says of a column of her own. */
const columnFields = {
  name: nameLine(60, 'Please give the column a name.'),
  /** A day as it stands on a calendar: `2026-11-27`. */
  date: z.iso.date('Please give the date.'),
  /** The points that are 100 per cent. */
  highest: z.int(HIGHEST).check(z.minimum(1, HIGHEST), z.maximum(MAX_POINTS, HIGHEST)),
};

export const markColumnSchema = z.object({
  id: idSchema,
  name: z.string(),
  date: z.string(),
  highest: z.int(),
});
export type MarkColumn = z.infer<typeof markColumnSchema>;

export const newColumnSchema = z.object({
  ...columnFields,
  /** Null puts it into no category. */
  categoryId: z.nullable(idSchema),
});
export type NewColumn = z.infer<typeof newColumnSchema>;

/** An optional line of a teacher's; an empty one takes it away. */
const commentSchema = z
  .string('Please write a comment.')
  .check(
    z.overwrite(cleanName),
    z.maxLength(MAX_COMMENT_LENGTH, `Please use at most ${MAX_COMMENT_LENGTH} characters.`),
  );

/** What a teacher has entered for a student by hand. Without points it is a comment alone. */
export const handMarkSchema = z.object({
  points: z.nullable(z.number()),
  comment: z.string(),
});
export type HandMark = z.infer<typeof handMarkSchema>;

export const NO_HAND_MARK: HandMark = { points: null, comment: '' };

/** 0 to 100, 1 decimal; null where no points are entered. */
export function percentageOfPoints(
  { points }: Pick<HandMark, 'points'>,
  { highest }: Pick<MarkColumn, 'highest'>,
): number | null {
  return points === null ? null : toOneDecimal((points / highest) * 100);
}

const classParams = z.object({ id: idSchema });
const columnParams = z.object({ id: idSchema, columnId: idSchema });
const columnReply = z.object({ column: markColumnSchema, grading: gradingSchema });

/** Adds a column of the teacher's own to the markbook of a class. */
export const addMarkColumn = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/columns',
  access: 'assignments.manage',
  params: classParams,
  body: newColumnSchema,
  status: 201,
  reply: columnReply,
});

/** Highest points below what somebody has already are refused (409). */
export const editMarkColumn = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/columns/:columnId',
  access: 'assignments.manage',
  params: columnParams,
  body: newColumnSchema,
  reply: columnReply,
});

/** Removes a column for good, with every mark and comment in it. */
export const deleteMarkColumn = defineEndpoint({
  method: 'DELETE',
  path: '/classes/:id/columns/:columnId',
  access: 'assignments.manage',
  params: columnParams,
  reply: z.object({}),
});

/** Enters a student's points and comment in a column, or clears them. */
export const enterMark = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/columns/:columnId/students/:uid',
  access: 'assignments.manage',
  params: z.object({ id: idSchema, columnId: idSchema, uid: idSchema }),
  body: z.object({
    points: z.nullable(
      z.number(POINTS).check(
        z.minimum(0, POINTS),
        z.maximum(MAX_POINTS, POINTS),
        z.refine((points) => Number.isInteger(points * 100), 'Please use at most two decimals.'),
      ),
    ),
    comment: commentSchema,
  }),
  reply: z.object({ mark: handMarkSchema }),
});

/** Sets the teacher's comment on a student's mark at an assignment; an empty one takes it away. */
export const commentOnMark = defineEndpoint({
  method: 'PUT',
  path: '/assignments/:id/students/:uid/comment',
  access: 'assignments.manage',
  params: z.object({ id: idSchema, uid: idSchema }),
  body: z.object({ comment: commentSchema }),
  reply: z.object({ comment: z.string() }),
});

/** Replaces categories, what is in them, and the scale of grades. A category that is not known is none. */
export const setGrading = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/grading',
  access: 'assignments.manage',
  params: classParams,
  body: gradingSchema,
  reply: z.object({ grading: gradingSchema }),
});

/** Says whether the students of a class see their own marks by hand, comments and grade. */
export const showMarks = defineEndpoint({
  method: 'PUT',
  path: '/classes/:id/marks-shown',
  access: 'assignments.manage',
  params: classParams,
  body: z.object({ shown: z.boolean('Please say whether students see their marks.') }),
  reply: z.object({ showsMarks: z.boolean() }),
});

/** A column as it stands in one student's marks. */
export const shownColumnSchema = z.object({
  ...markColumnSchema.shape,
  ...handMarkSchema.shape,
  percentage: z.nullable(z.number()),
});
export type ShownColumn = z.infer<typeof shownColumnSchema>;

/**
 * The marks of one student in a class, as far as she sees them: of assignments those that are
 * released, and the average of these and of her marks by hand.
 */
export const shownMarksSchema = z.object({
  /** Oldest first, those with a mark or a comment. */
  columns: z.array(shownColumnSchema),
  average: z.nullable(z.number()),
  /** How the average is made; empty where everything counts alike. */
  parts: z.array(averagePartSchema),
  /** Null without a scale. */
  grade: z.nullable(z.string()),
});
export type ShownMarks = z.infer<typeof shownMarksSchema>;
