import { editQuiz } from '@study-assistant/contract/quizzes/edit-quiz';
import type { QuizEdit } from '../../../queries/quiz-edits.ts';
import { keptQuestions, type EditorState, type Problem } from './editor-state.ts';
import { fieldIds } from './field-ids.ts';
import { textsOf, toSent, type QuestionTexts } from './question-texts.ts';

const WHOLE = { number: null, key: null };

type Reading = { edit: QuizEdit; problems: [] } | { edit: null; problems: Problem[] };

/** Reads the edit to send, or everything that the server would refuse. */
export function readEdit(state: EditorState): Reading {
  const kept = keptQuestions(state);
  const { data, error } = editQuiz.body.safeParse({
    version: state.saved.version,
    title: state.title,
    ...(state.subject !== state.saved.subject && { subject: state.subject }),
    questions: kept.map((question) => ({
      ...(question.id !== null && { id: question.id }),
      ...toSent(question),
    })),
  });
  if (data) return { edit: data, problems: [] };
  return {
    edit: null,
    problems: error.issues.map(({ path, message }) => problemAt(path, message)),
  };

  function problemAt(path: readonly PropertyKey[], message: string): Problem {
    const [part, index, ...field] = path;
    if (part === 'title') return { fieldId: fieldIds.title, message, ...WHOLE };
    const question = typeof index === 'number' ? kept[index] : undefined;
    if (typeof index !== 'number' || !question) return { fieldId: null, message, ...WHOLE };
    const { key } = question;
    return { fieldId: fieldOf(key, field), message, number: index + 1, key };
  }
}

/**
 * The numbers of the questions that ask what they asked and get another right answer. Where students can
 * take the quiz, their results with these are graded again.
 */
export function findCorrected(state: EditorState): number[] {
  if (state.saved.status !== 'ready') return [];
  const stored = new Map(state.saved.questions.map((question) => [question.id, question]));
  return keptQuestions(state).flatMap((question, index) => {
    const before = question.id === null ? undefined : stored.get(question.id);
    if (!before) return [];
    const [was, is] = [splitRight(textsOf(before)), splitRight(question)];
    return was.asked === is.asked && was.right !== is.right ? [index + 1] : [];
  });
}

function splitRight(texts: QuestionTexts): { asked: string; right: string } {
  const { explanation: _, topic: __, source: ___, ...sent } = toSent(texts);
  const { correctAnswer, key, ...asked } = { correctAnswer: null, key: null, ...sent };
  return { asked: JSON.stringify(asked), right: JSON.stringify([correctAnswer, key]) };
}

/** What is wrong with the list below a question as a whole. */
const ofOptions: ReadonlySet<PropertyKey | undefined> = new Set([
  ...['rights', 'lefts', 'pairs', 'order'],
]);

function fieldOf(key: string, [field, part, detail]: readonly PropertyKey[]): string {
  const ids = fieldIds.of(key);
  if (field === 'options') return typeof part === 'number' ? ids.option(part) : ids.options;
  if (part === 'lefts' && typeof detail === 'number') return ids.part(`left-${detail}`);
  if (field === 'correctAnswer' || ofOptions.has(part)) return ids.options;
  if (field === 'explanation' || field === 'topic') return ids[field];
  if (field === 'question' || part === 'gaps') return ids.question;
  // "kind", "body.unit", "key.value" and "key.tolerance.by" by their last word.
  const [name = field] = [detail, part].filter((word) => typeof word === 'string');
  return ids.part(name === 'tolerance' ? 'from' : String(name));
}
