import type { IndexedQuestion } from '../question-index/indexed-question.ts';
import { confidenceOf, numberQuestions } from './editor-state.ts';
import { fieldIds } from './field-ids.ts';
import type { QuizEditing } from './use-quiz-editor.ts';

/** The questions for the list at the side: what keeps one from being saved, or is to be looked at. */
export function listQuestions({
  state: { saved, questions },
  problems,
}: Pick<QuizEditing, 'state' | 'problems'>): IndexedQuestion[] {
  const wrong = new Set(problems.map(({ number }) => number));
  return numberQuestions(questions).map(({ question, number }) => {
    const { heading, undo } = fieldIds.of(question.key);
    const text = question.question;
    if (question.isRemoved) return { headingId: undo, number: null, text, mark: 'deleted' };
    const isToCheck = confidenceOf(saved, question) === 'check';
    const mark = wrong.has(number) ? 'problem' : isToCheck ? 'check' : null;
    return { headingId: heading, number, text, mark };
  });
}
