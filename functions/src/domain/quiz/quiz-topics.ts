import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { MAX_QUIZ_TOPICS } from '@study-assistant/contract/quizzes/quizzes';
import { listRightWords, type KeyedQuestion } from './right-words.ts';
import { listTopicsOf } from './topics-in-use.ts';

type AskedQuestion = KeyedQuestion & { topic: string };

/**
 * What a quiz asks about, the most asked first. Everybody sees it before the quiz is taken, so a topic
 * with a right answer in its words is left out.
 */
export function listQuizTopics(questions: readonly AskedQuestion[], quizTitle: string): string[] {
  const answers = questions.flatMap(listRightWords).map(toTopicKey);
  const asked = new Map<string, { name: string; times: number }>();
  for (const name of listTopicsOf(questions, quizTitle)) {
    const key = toTopicKey(name);
    if (key === '' || answers.some((answer) => hasWords(key, answer))) continue;
    const known = asked.get(key) ?? { name, times: 0 };
    asked.set(key, { ...known, times: known.times + 1 });
  }
  return [...asked.values()]
    .sort((a, b) => b.times - a.times)
    .slice(0, MAX_QUIZ_TOPICS)
    .map(({ name }) => name);
}

function hasWords(key: string, words: string): boolean {
  return words !== '' && ` ${key} `.includes(` ${words} `);
}
