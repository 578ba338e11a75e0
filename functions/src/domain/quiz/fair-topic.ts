import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import type { Question } from '@study-assistant/contract/questions/question';
import { MAX_TOPIC_LENGTH } from '@study-assistant/contract/wire/limits';
import { toProperTitle } from '@study-assistant/writer/document/title/proper-title';
import type { WrittenDraft } from '@study-assistant/writer/writer';
import { listRightWords } from './right-words.ts';

/** Where the heading and the title give the answer away as well. */
export const OTHER_TOPICS = 'Other topics';

/**
 * The question with a topic that is not its right answer: else the heading that it is under, or the
 * title of its quiz.
 */
export function withFairTopic(question: Question, quizTitle: string): Question {
  return { ...question, topic: findFairTopic(question, listRightWords(question), quizTitle) };
}

export function withFairDraftTopic(draft: WrittenDraft, quizTitle: string): WrittenDraft {
  return { ...draft, topic: findFairTopic(draft, [draft.answer], quizTitle) };
}

function findFairTopic(
  { topic, source }: Pick<Question, 'topic' | 'source'>,
  answers: readonly string[],
  quizTitle: string,
): string {
  const unfair = ['', ...answers.map(toTopicKey)];
  const fair = [topic, toProperTitle(source.section ?? '') ?? '', quizTitle]
    .map((text) => text.trim().slice(0, MAX_TOPIC_LENGTH).trim())
    .find((text) => !unfair.includes(toTopicKey(text)));
  return fair ?? OTHER_TOPICS;
}
