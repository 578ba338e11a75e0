import type { Question } from '@study-assistant/contract/quizzes';
import { capitalise } from '../language/words.ts';
import { estimateSeconds } from '../quiz/benchmark-time.ts';
import type { CheckedQuestion } from '../validator/rule.ts';
import { getKey } from '../validator/rule.ts';
import type { Candidate } from './candidate.ts';

/** Adds what a question needs beside its options: explanation, topic, time, source. */
export function finishQuestion(
  candidate: Candidate,
  question: CheckedQuestion,
  topic: string,
): Question {
  const { sentence } = candidate;
  const isSentence = /\s/.test(getKey(question)) && /[.!?]$/.test(getKey(question));
  const options = question.options.map((option) => capitalise(option));
  return {
    question: question.question,
    options,
    correctAnswer: question.correctAnswer,
    explanation: explain(options[question.correctAnswer] ?? '', isSentence, sentence),
    topic,
    benchmarkTime: estimateSeconds(question, candidate.difficulty),
    source: { page: sentence.page, section: sentence.heading, quote: sentence.quote },
  };
}

function explain(key: string, isSentence: boolean, sentence: Candidate['sentence']): string {
  const place =
    sentence.page !== null
      ? ` (page ${sentence.page})`
      : sentence.heading
        ? ` (section “${sentence.heading}”)`
        : '';
  return `The right answer is: ${key}${isSentence ? '' : '.'} The text says: “${sentence.quote}”${place}`;
}
