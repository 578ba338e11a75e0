import {
  editedQuestionSchema,
  type EditedQuestion,
} from '@study-assistant/contract/questions/edited-question';
import type { Question } from '@study-assistant/contract/questions/question';
import type { Loss } from './loss.ts';

type Choice = Exclude<EditedQuestion, { kind: string }>;

/** A question of any kind, which says its kind. */
export type Writable = Extract<EditedQuestion, { kind: string }> | (Choice & { kind: 'choice' });
export type WritableOf<Kind extends Writable['kind']> = Extract<Writable, { kind: Kind }>;

/** A question with its key, as it is stored. */
export type QuestionWithKey = Pick<
  Question,
  'kind' | 'question' | 'options' | 'body' | 'correctAnswer' | 'key' | 'explanation' | 'topic'
>;

export type QuizToWrite = { title: string; questions: readonly QuestionWithKey[] };

/** The questions of a quiz. One that the editor would refuse, as of an older version, is named. */
export function toWritable(questions: readonly QuestionWithKey[], loss: Loss): Writable[] {
  return questions.flatMap((question): Writable[] => {
    const { data } = editedQuestionSchema.safeParse(question);
    if (!data) {
      loss.lose('Questions that the editor would not save were left out');
      return [];
    }
    return 'kind' in data ? [data] : [{ ...data, kind: 'choice' as const }];
  });
}
