import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import type { Question } from '@study-assistant/contract/questions/question';
import { MAX_TOPIC_LENGTH } from '@study-assistant/contract/wire/limits';
import { toProperTitle } from '@study-assistant/writer/document/title/proper-title';
import type { WrittenDraft } from '@study-assistant/writer/writer';

/** Where the heading and the title give the answer away as well. */
export const OTHER_TOPICS = 'Other topics';

/**
 * The question with a topic that is not its right answer: else the heading that it is under, or the
 * title of its quiz.
 */
export function withFairTopic(question: Question, quizTitle: string): Question {
  const { options, correctAnswer } = question;
  return { ...question, topic: findFairTopic(question, options[correctAnswer] ?? '', quizTitle) };
}

export function withFairDraftTopic(draft: WrittenDraft, quizTitle: string): WrittenDraft {
  return { ...draft, topic: findFairTopic(draft, draft.answer, quizTitle) };
}

function findFairTopic(
  { topic, source }: Pick<Question, 'topic' | 'source'>,
  answer: string,
  quizTitle: string,
): string {
  const fair = [topic, toProperTitle(source.section ?? '') ?? '', quizTitle]
    .map((text) => text.trim().slice(0, MAX_TOPIC_LENGTH).trim())
    .find((text) => toTopicKey(text) !== '' && toTopicKey(text) !== toTopicKey(answer));
  return fair ?? OTHER_TOPICS;
}
