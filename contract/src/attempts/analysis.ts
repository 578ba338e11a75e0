import * as z from 'zod/mini';
import { materialTypeSchema } from '../materials/materials.ts';
import { keySchema } from '../questions/key-schemas.ts';
import { kindFields } from '../questions/open-question.ts';
import { sourceSchema } from '../questions/question.ts';
import { questionReportSchema } from '../quizzes/question-reports.ts';
import { writerNameSchema } from '../quizzes/quizzes.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

/** The place where the quiz's own document explains a topic that went wrong. */
export const topicPlaceSchema = z.object({ topic: z.string(), ...sourceSchema.shape });
export type TopicPlace = z.infer<typeof topicPlaceSchema>;

export const teacherMaterialSchema = z.object({
  id: idSchema,
  type: materialTypeSchema,
  title: z.string(),
  /** A sentence that says why the material is recommended. */
  description: z.string(),
});
export type TeacherMaterial = z.infer<typeof teacherMaterialSchema>;

/** All lists are empty when no topic went wrong. */
export const attemptAnalysisSchema = z.object({
  /** One for each topic, least known first: what went wrong, where it is explained, what to do. */
  recommendations: z.array(z.string()),
  /** The topic of each recommendation; null when it is about none, such as time. */
  recommendationTopics: z.array(z.nullable(z.string())),
  topicSpecificMaterials: z.array(topicPlaceSchema),
  /** Uploaded materials about these topics, the best fitting first. */
  teacherMaterials: z.array(teacherMaterialSchema),
  /** True when the teacher shows the score alone, so that there is nothing to analyse. */
  isScoreOnly: z.optional(z.boolean()),
});
export type AttemptAnalysis = z.infer<typeof attemptAnalysisSchema>;

export const getAttemptAnalysis = defineEndpoint({
  method: 'GET',
  path: '/quiz-results/attempt/:attemptId/analysis',
  access: 'attempts.read',
  params: z.object({ attemptId: idSchema }),
  reply: z.object({ analysis: attemptAnalysisSchema }),
});

/** Counts over answers of first attempts: `right` out of `asked`. */
const answersSchema = { right: z.int(), asked: z.int() };

export const topicNumbersSchema = z.object({ topic: z.string(), ...answersSchema });
export type TopicNumbers = z.infer<typeof topicNumbersSchema>;

export const hardQuestionSchema = z.object({
  quizId: idSchema,
  quizTitle: z.string(),
  /** One-based. */
  questionNumber: z.int(),
  question: z.string(),
  topic: z.string(),
  /** True where the quiz was not given to the class that is asked for: its students took it on the shelf. */
  isOfShelf: z.optional(z.literal(true)),
  ...answersSchema,
});
export type HardQuestion = z.infer<typeof hardQuestionSchema>;

export const namedStudentSchema = z.object({ studentId: idSchema, fullName: z.string() });
export type NamedStudent = z.infer<typeof namedStudentSchema>;

/** Means of the earlier and the later half of the last attempts, in whole percents. */
export const changedStudentSchema = z.extend(namedStudentSchema, {
  before: z.int(),
  after: z.int(),
});
export type ChangedStudent = z.infer<typeof changedStudentSchema>;

/** How a teacher's quizzes went, and which students to look at. */
export const classNumbersSchema = z.object({
  students: z.int(),
  /** Students who have taken a quiz. */
  started: z.int(),
  /**
   * False while fewer than five students, or than a third of the class, have started: then nothing
   * is said of the class, so that `average` is null and there are no topics and questions.
   */
  isEnough: z.boolean(),
  /** The mean of the students' averages in percent, 1 decimal; null while they are too few. */
  average: z.nullable(z.number()),
  /** The lowest share of right answers first. */
  weakTopics: z.array(topicNumbersSchema),
  strongTopics: z.array(topicNumbersSchema),
  /** The hardest first. */
  hardQuestions: z.array(hardQuestionSchema),
  /** What somebody missed, the most missed first, while too few have started to judge the class; else empty. */
  missedQuestions: z.array(hardQuestionSchema),
  /** The largest change first. */
  slipped: z.array(changedStudentSchema),
  improved: z.array(changedStudentSchema),
  /** By name. */
  notStarted: z.array(namedStudentSchema),
});
export type ClassNumbers = z.infer<typeof classNumbersSchema>;

export const getClassInsights = defineEndpoint({
  method: 'GET',
  path: '/teacher/:uid/class-insights',
  access: 'classes.read',
  params: z.object({ uid: idSchema }),
  /** `refresh=1` writes the text again although the numbers are the same. */
  query: z.object({
    refresh: z.optional(z.literal('1', { error: 'Please ask with refresh=1.' })),
    /** Limits the numbers to one class; by default they cover all that the caller may see. */
    classId: z.optional(idSchema),
  }),
  reply: z.object({
    /** Simple markdown: lines that begin with "## " or "- ", and **bold**. Empty if no attempts. */
    insights: z.string(),
    /** Who wrote the text; sentences about single students never come from a model. */
    writer: writerNameSchema,
    generatedAt: isoTimeSchema,
    /** The numbers as they are now, which the text is about. */
    numbers: classNumbersSchema,
  }),
});

/** Reasons to look at a question, the most urgent first. */
export const questionFlags = [
  'probably-wrong-key',
  'too-easy',
  'too-hard',
  'option-nobody-picks',
] as const;
export const questionFlagSchema = z.enum(questionFlags);
export type QuestionFlag = z.infer<typeof questionFlagSchema>;

/** How often a question of another kind than a choice was answered so. */
export const bucketCountSchema = z.object({
  /** The part of the question, such as the number or its unit. */
  part: z.string(),
  bucket: z.string(),
  /** The bucket in words. */
  said: z.string(),
  count: z.int(),
  /** How much of the part is right with it, 0 to 1. */
  fraction: z.number(),
});
export type BucketCount = z.infer<typeof bucketCountSchema>;

/** Statistics of one question over first attempts. Shares are 0 to 1. */
export const questionAnalysisSchema = z.object({
  questionId: idSchema,
  /** One-based. */
  questionNumber: z.int(),
  question: z.string(),
  topic: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.int(),
  ...kindFields,
  key: z.optional(keySchema),
  /** How it was answered, and how many had the whole point; absent of a choice. */
  buckets: z.optional(z.array(bucketCountSchema)),
  right: z.optional(z.int()),
  /** Answers that a teacher marks, which no other number here counts; absent where there is none. */
  byTeacher: z.optional(z.int()),
  /** How many students answered the question, or left it open, at their first attempt. */
  responses: z.int(),
  /** Share of right answers, or of points where there are parts; null without responses. */
  facility: z.nullable(z.number()),
  /** Corrected item-total correlation, -1 to 1; null with too few responses or no variance. */
  discrimination: z.nullable(z.number()),
  /** How often each option was chosen. */
  optionCounts: z.array(z.int()),
  leftOpen: z.int(),
  /** Indexes of wrong options chosen by under 5%. */
  nonFunctioning: z.array(z.int()),
  mostChosenWrong: z.nullable(z.int()),
  medianSeconds: z.nullable(z.number()),
  flags: z.array(z.object({ flag: questionFlagSchema, sentence: z.string() })),
  source: sourceSchema,
  /** Reports of students that the teacher has not dealt with yet, latest first. */
  reports: z.array(questionReportSchema),
});
export type QuestionAnalysis = z.infer<typeof questionAnalysisSchema>;

export const droppedQuestionSchema = z.object({
  id: idSchema,
  question: z.string(),
  droppedAt: isoTimeSchema,
});
export type DroppedQuestion = z.infer<typeof droppedQuestionSchema>;

export const getQuizAnalysis = defineEndpoint({
  method: 'GET',
  path: '/quizzes/:id/analysis',
  access: 'quizzes.analyse',
  params: z.object({ id: idSchema }),
  query: z.object({ classId: z.optional(idSchema) }),
  reply: z.object({
    analysis: z.object({
      quizTitle: z.string(),
      /** How many students have taken the quiz; each counts with the first attempt only. */
      students: z.int(),
      /** How many students the class has that was asked about; null where it is about all. */
      classSize: z.nullable(z.int()),
      /** A question with fewer responses gets no flags; at least a third of the class. */
      minResponses: z.int(),
      questions: z.array(questionAnalysisSchema),
      /** Questions that were dropped from the quiz, whose point everybody has; latest first. */
      dropped: z.array(droppedQuestionSchema),
      /** How many answers to the quiz wait to be marked; absent where none does. */
      toMark: z.optional(z.int()),
    }),
  }),
});
