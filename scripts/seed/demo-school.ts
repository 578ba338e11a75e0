import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { materialSchema } from '@study-assistant/contract/materials/materials';
import { userSchema } from '@study-assistant/contract/people/accounts';
import { givenAnswerSchema } from '@study-assistant/contract/questions/answer';
import { questionSchema } from '@study-assistant/contract/questions/question';
import { draftSchema } from '@study-assistant/contract/quizzes/question-drafts';
import { quizSummarySchema } from '@study-assistant/contract/quizzes/quizzes';
import { idSchema } from '@study-assistant/contract/wire/text';
import * as z from 'zod/mini';
import { demoAssignmentSchema, demoClassSchema, extraTimeSchema } from './demo-classes.ts';

/** Whole days before the time of loading, so that the school never ages. */
const daysAgo = z.int().check(z.minimum(1));
const share = z.number().check(z.minimum(0), z.maximum(1));

const peopleSchema = z.strictObject({ password: z.string(), people: z.array(userSchema) });

const demoMaterialSchema = z.strictObject({
  ...z.pick(materialSchema, { id: true, name: true, type: true, teacherId: true, fileName: true })
    .shape,
  topics: materialSchema.shape.topics,
  subject: materialSchema.shape.subject,
  tags: z._default(z.array(z.string()), []),
  /** The classes that it is for; none where it is for all. */
  classIds: z._default(z.array(idSchema), []),
  daysAgo,
});

const demoQuestionSchema = z.strictObject({
  ...questionSchema.shape,
  /** Determines how many demo students get it wrong; the product does not know it. */
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** What students answer to another kind than a choice, the usual mistake first. */
  answers: z.optional(
    z.strictObject({
      right: givenAnswerSchema,
      others: z.array(givenAnswerSchema).check(z.minLength(1)),
    }),
  ),
});

const demoQuizSchema = z.strictObject({
  ...z.pick(quizSummarySchema, {
    id: true,
    title: true,
    toughness: true,
    targetGrade: true,
    teacherId: true,
  }).shape,
  /** The id of the material that its questions quote. */
  material: idSchema,
  daysAgo,
  /** False for a quiz that is only given to classes. */
  shelf: z._default(z.boolean(), true),
  tags: z._default(z.array(z.string()), []),
  /** Whether its teacher shares it with her colleagues. */
  shared: z._default(z.boolean(), false),
  questions: z.array(demoQuestionSchema),
  /** The drafts have no ids, since loading assigns them as the server does. */
  drafts: z._default(z.array(z.omit(draftSchema, { id: true })), []),
});

const studentPlanSchema = z.strictObject({
  student: idSchema,
  /** How a teacher would describe this student; read only by people. */
  story: z.string(),
  /** The time spent as a multiple of the benchmark. */
  pace: z.number(),
  /** Topics that go worse than the others. */
  struggles: z.array(z.string()),
  /** The share of recommended resources marked as completed. */
  diligence: share,
  attempts: z.array(
    z.strictObject({
      quiz: idSchema,
      daysAgo,
      /** The share of right answers in a quiz of medium questions. */
      mastery: share,
    }),
  ),
});

export type DemoQuestion = z.infer<typeof demoQuestionSchema>;
export type DemoQuiz = z.infer<typeof demoQuizSchema>;
export type StudentPlan = z.infer<typeof studentPlanSchema>;
export type DemoSchool = Awaited<ReturnType<typeof readDemoSchool>>;

/** Reads and checks the folder's JSON; the documents themselves are under `files/`. */
export async function readDemoSchool(dataDir: string) {
  const quizFiles = (await readdir(path.join(dataDir, 'quizzes'))).sort();
  const [{ password, people }, materials, plans, quizzes, classes, assignments, extraTime] =
    await Promise.all([
      readJson(peopleSchema, dataDir, 'people.json'),
      readJson(z.array(demoMaterialSchema), dataDir, 'materials.json'),
      readJson(z.array(studentPlanSchema), dataDir, 'attempts.json'),
      Promise.all(quizFiles.map((file) => readJson(demoQuizSchema, dataDir, 'quizzes', file))),
      readJson(z.array(demoClassSchema), dataDir, 'classes.json'),
      readJson(z.array(demoAssignmentSchema), dataDir, 'assignments.json'),
      readJson(z.array(extraTimeSchema), dataDir, 'extra-time.json'),
    ]);
  return { password, people, materials, plans, quizzes, classes, assignments, extraTime };
}

async function readJson<S extends z.ZodMiniType>(
  schema: S,
  ...names: string[]
): Promise<z.output<S>> {
  const file = path.join(...names);
  const result = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is not valid: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** The full name of a person at the school. */
export function nameOf(people: DemoSchool['people'], uid: string): string {
  return people.find((person) => person.uid === uid)?.fullName ?? '';
}
