import * as z from 'zod/mini';
import { averageOf, toOneDecimal } from '../attempts/scoring.ts';
import { idSchema, nameLine } from '../wire/text.ts';

export const MAX_CATEGORIES = 12;
export const MAX_GRADES = 20;
/** The most assignments and columns that can be put into categories. */
export const MAX_SORTED = 600;

const WEIGHT = 'Please give each weight as a whole number from 1 to 100.';
const FROM = 'Please say from how many per cent each grade begins, 0 to 100.';

/** A part of the average. Weights are shares of each other: 2 counts twice as much as 1. */
export const categorySchema = z.object({
  id: idSchema,
  name: nameLine(40, 'Please give each category a name.'),
  weight: z.int(WEIGHT).check(z.minimum(1, WEIGHT), z.maximum(100, WEIGHT)),
});
export type Category = z.infer<typeof categorySchema>;

/** A grade and the percentage that it begins at. */
export const gradeStepSchema = z.object({
  name: nameLine(20, 'Please give each grade a name.'),
  from: z.number(FROM).check(z.minimum(0, FROM), z.maximum(100, FROM)),
});
export type GradeStep = z.infer<typeof gradeStepSchema>;

export const gradingSchema = z.object({
  categories: z
    .array(categorySchema)
    .check(
      z.maxLength(MAX_CATEGORIES, `Please use at most ${MAX_CATEGORIES} categories.`),
      z.refine(hasNoTwins('id'), 'Each category needs an id of its own.'),
      z.refine(hasNoTwins('name'), 'Please give each category a name of its own.'),
    ),
  /** The category of an assignment or a column, by its id; whatever is not in here has none. */
  categoryOf: z
    .record(idSchema, idSchema)
    .check(z.refine((sorted) => Object.keys(sorted).length <= MAX_SORTED, 'These are too many.')),
  /** Best first. Empty, there are percentages only. */
  scale: z.array(gradeStepSchema).check(
    z.maxLength(MAX_GRADES, `Please use at most ${MAX_GRADES} grades.`),
    z.refine(hasNoTwins('name'), 'Please give each grade a name of its own.'),
    z.refine(hasNoTwins('from'), 'No two grades can begin at the same percentage.'),
    z.overwrite((steps) => steps.toSorted((a, b) => b.from - a.from)),
  ),
});
export type Grading = z.infer<typeof gradingSchema>;

export const NO_GRADING: Grading = { categories: [], categoryOf: {}, scale: [] };

/** A mark as the average takes it; `columnId` is that of an assignment or of a teacher's column. */
export type CountedMark = { columnId: string; percentage: number | null };

/** The mean of the marks of one category, as it enters the average. */
export const averagePartSchema = z.object({
  name: z.string(),
  weight: z.int(),
  mean: z.number(),
  marks: z.int(),
});
export type AveragePart = z.infer<typeof averagePartSchema>;

export type Average = {
  /** 0 to 100, 1 decimal; null without a mark that counts. */
  percentage: number | null;
  /** Empty where everything counts alike. */
  parts: AveragePart[];
};

/**
 * The average of marks: the weighted arithmetic mean of the means of the categories,
 * `Σ weight × mean ÷ Σ weight`, over those categories in which there is a mark. So a category without
 * marks changes nothing, and the others keep their shares of each other, as in other markbooks (Canvas:
 * "How do I weight the final course grade based on assignment groups?", Moodle: "Weighted mean of
 * grades"). Only marks with a percentage count: what is missing, excused or not entered is neither a zero
 * nor a mark. Without any category all marks count alike; as soon as there is one, marks in no category do
 * not count. Means are rounded for showing alone.
 */
export function weighMarks(
  marks: readonly CountedMark[],
  { categories, categoryOf }: Pick<Grading, 'categories' | 'categoryOf'>,
): Average {
  const entered = marks.flatMap(({ columnId, percentage }) =>
    percentage === null ? [] : [{ category: categoryOf[columnId], percentage }],
  );
  if (categories.length === 0) {
    const sum = entered.reduce((total, { percentage }) => total + percentage, 0);
    return { percentage: entered.length === 0 ? null : averageOf(sum, entered.length), parts: [] };
  }
  const means = categories.flatMap(({ id, name, weight }) => {
    const own = entered.filter(({ category }) => category === id);
    if (own.length === 0) return [];
    const sum = own.reduce((total, { percentage }) => total + percentage, 0);
    return [{ name, weight, exact: sum / own.length, marks: own.length }];
  });
  if (means.length === 0) return { percentage: null, parts: [] };
  const weights = means.reduce((total, { weight }) => total + weight, 0);
  const weighted = means.reduce((total, { weight, exact }) => total + weight * exact, 0);
  return {
    percentage: toOneDecimal(weighted / weights),
    parts: means.map(({ exact, ...part }) => ({ ...part, mean: toOneDecimal(exact) })),
  };
}

/** The grade of a percentage on a scale, best first; null below its last grade, or without one. */
export function gradeOf(percentage: number | null, scale: Grading['scale']): string | null {
  if (percentage === null) return null;
  return scale.find(({ from }) => percentage >= from)?.name ?? null;
}

function hasNoTwins<Name extends string>(name: Name) {
  return (items: readonly Readonly<Record<Name, string | number>>[]) =>
    new Set(items.map((item) => item[name])).size === items.length;
}
