import { toTopicKey } from '@study-assistant/contract/materials/topic-key';
import { listBuckets } from '@study-assistant/contract/questions/kinds';
import type { Question } from '@study-assistant/contract/questions/question';
import { MAX_QUIZ_TOPICS } from '@study-assistant/contract/quizzes/quizzes';
import { listTopicsOf } from './topics-in-use.ts';

type AskedQuestion = Pick<
  Question,
  'topic' | 'kind' | 'options' | 'body' | 'correctAnswer' | 'key'
>;

/**
 * What a quiz asks about, the most asked first. Everybody sees it before the quiz is taken, so a topic
 * with a right answer in its words is left out.
 */
export function listQuizTopics(questions: readonly AskedQuestion[], quizTitle: string): string[] {
  const answers = questions.flatMap(rightOptions).map(toTopicKey);
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

/** That a statement is true is no word that a topic could give away. */
function rightOptions(question: AskedQuestion): string[] {
  return listBuckets({ ...question, question: '' })
    .filter(({ part, fraction }) => part !== 'statement' && fraction === 1)
    .map(({ said }) => said);
}

function hasWords(key: string, words: string): boolean {
  return words !== '' && ` ${key} `.includes(` ${words} `);
}
