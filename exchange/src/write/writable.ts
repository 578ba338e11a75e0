import {
  editedQuestionSchema,
  type EditedQuestion,
} from '@study-assistant/contract/questions/edited-question';
import type { Loss, Losses } from './loss.ts';

type Choice = Exclude<EditedQuestion, { kind: string }>;

/** A question of any kind, which says its kind. */
export type Writable = Extract<EditedQuestion, { kind: string }> | (Choice & { kind: 'choice' });
export type WritableOf<Kind extends Writable['kind']> = Extract<Writable, { kind: Kind }>;

/** Its questions, with their keys, are whatever was stored or sent: they are parsed here. */
export type QuizToWrite = { title: string; questions: readonly unknown[] };

/** A question on its way out, with where to say what the format cannot. */
export type Sent = { question: Writable; loss: Loss };

/** The questions of a quiz. One that the editor would refuse, as of an older version, is named. */
export function toSent(questions: readonly unknown[], losses: Losses): Sent[] {
  return questions.flatMap((given, at): Sent[] => {
    const loss = losses.of(at + 1);
    const { data } = editedQuestionSchema.safeParse(given);
    if (data) return [{ question: toWritable(data), loss }];
    loss('What the editor would not save was left out');
    return [];
  });
}

export function toWritable(question: EditedQuestion): Writable {
  return 'kind' in question ? question : { ...question, kind: 'choice' };
}
