import { checkQuestion } from '../../src/validator/check-question.ts';
import { checkQuiz } from '../../src/validator/check-quiz.ts';
import { createEvidence } from '../../src/validator/evidence.ts';
import type { ScoredQuiz } from '../scored-quiz.ts';
import { FAULTS } from './faults.ts';
import type { Fault } from './plant.ts';
import { QUIZ_FAULTS, type QuizFault } from './quiz-faults.ts';

/** How many faults of one kind were planted, how many the validator found, and the stems it let pass. */
export type Caught = { fault: string; planted: number; caught: number; missed: string[] };

/** Plants every fault in every sound question, and in every quiz, and lets the validator look. */
export function catchFaults(quizzes: readonly ScoredQuiz[]): Caught[] {
  return [
    ...Object.entries(FAULTS).map(([name, fault]) => inQuestions(name, fault, quizzes)),
    ...Object.entries(QUIZ_FAULTS).map(([name, fault]) => inQuizzes(name, fault, quizzes)),
  ];
}

function inQuestions(name: string, fault: Fault, quizzes: readonly ScoredQuiz[]): Caught {
  const result: Caught = { fault: name, planted: 0, caught: 0, missed: [] };
  for (const { document, items } of quizzes) {
    const evidence = createEvidence(document);
    for (const sound of items) {
      if (checkQuestion(sound, { evidence, others: [] }).length > 0) continue;
      const planted = fault(sound, document);
      if (!planted) continue;
      const context = {
        evidence: planted.document ? createEvidence(planted.document) : evidence,
        others: planted.others ?? [],
      };
      const item = planted.item ?? sound;
      count(result, checkQuestion(item, context).length > 0, describe(item.question, item.options));
    }
  }
  return result;
}

function inQuizzes(name: string, fault: QuizFault, quizzes: readonly ScoredQuiz[]): Caught {
  const result: Caught = { fault: name, planted: 0, caught: 0, missed: [] };
  for (const { document, items } of quizzes) {
    if (checkQuiz(items).length > 0) continue;
    const planted = fault(items);
    if (planted) count(result, checkQuiz(planted).length > 0, document.title);
  }
  return result;
}

function count(result: Caught, isCaught: boolean, text: string): void {
  result.planted += 1;
  if (isCaught) result.caught += 1;
  else result.missed.push(text);
}

function describe(question: string, options: readonly string[]): string {
  return `${question} [${options.join(' | ')}]`;
}
