import { editQuiz } from '@study-assistant/contract/quizzes/quiz-edits';
import type { QuizEdit } from '../../../queries/quiz-edits.ts';
import { keptQuestions, type EditorState } from './editor-state.ts';
import { fieldIds } from './field-ids.ts';

/** Why a text cannot be saved, and the field that it stands in; null: of the quiz as a whole. */
export type Problem = { fieldId: string | null; message: string; number: number | null };

type Reading = { edit: QuizEdit; problems: [] } | { edit: null; problems: Problem[] };

/** The editor's texts as the server takes them, or everything that it would refuse. */
export function readEdit(state: EditorState): Reading {
  const kept = keptQuestions(state);
  const { data, error } = editQuiz.body.safeParse({
    version: state.saved.version,
    title: state.title,
    ...(state.subject !== state.saved.subject && { subject: state.subject }),
    questions: kept.map(({ id, question, options, correctAnswer, explanation, topic }) => ({
      ...(id !== null && { id }),
      ...{ question, options, correctAnswer, explanation, topic },
    })),
  });
  if (data) return { edit: data, problems: [] };
  return {
    edit: null,
    problems: error.issues.map(({ path, message }) => problemAt(path, message)),
  };

  function problemAt(path: readonly PropertyKey[], message: string): Problem {
    const [part, index, field, option] = path;
    if (part === 'title') return { fieldId: fieldIds.title, message, number: null };
    const question = typeof index === 'number' ? kept[index] : undefined;
    if (typeof index !== 'number' || !question) return { fieldId: null, message, number: null };
    const number = index + 1;
    return { fieldId: fieldOf(question.key, field, option), message, number };
  }
}

function fieldOf(
  key: string,
  field: PropertyKey | undefined,
  option: PropertyKey | undefined,
): string {
  const ids = fieldIds.of(key);
  if (field === 'options') return typeof option === 'number' ? ids.option(option) : ids.options;
  if (field === 'correctAnswer') return ids.options;
  if (field === 'explanation') return ids.explanation;
  return field === 'topic' ? ids.topic : ids.question;
}
