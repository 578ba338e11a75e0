import { MAX_TOPIC_LENGTH } from '@study-assistant/contract/limits';
import type { Question } from '@study-assistant/contract/quizzes';
import type { WrittenDraft } from '@study-assistant/writer/writer';

/** Where the heading and the title give the answer away as well. */
const LAST_RESORT = 'Other topics';

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
  const fair = [topic, source.section ?? '', quizTitle]
    .map((text) => text.trim().slice(0, MAX_TOPIC_LENGTH).trim())
    .find((text) => bareWords(text) !== '' && bareWords(text) !== bareWords(answer));
  return fair ?? LAST_RESORT;
}

/** What stays the same when an article, a plural, capitals or punctuation differ. */
function bareWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:an?|the) (?=.)/, '')
    .replace(/(?<=\p{L}{3})s\b/gu, '');
}
