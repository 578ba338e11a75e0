import type { Dispatch } from 'react';
import { useChecking } from '../review/use-checking.ts';
import {
  confidenceOf,
  numberQuestions,
  type EditorAction,
  type EditorState,
} from './editor-state.ts';
import { fieldIds } from './field-ids.ts';

/** The questions of the editor that are marked, and how many its writer is sure of. */
export function useEditorChecking(state: EditorState, dispatch: Dispatch<EditorAction>) {
  const { saved, questions } = state;
  const kept = numberQuestions(questions).filter(({ question }) => !question.isRemoved);
  const rated = kept.map((one) => ({ ...one, confidence: confidenceOf(saved, one.question) }));
  const marked = rated.flatMap(({ question: { id, key }, number, confidence }) =>
    confidence === 'check' && id !== null
      ? [{ id, number, headingId: fieldIds.of(key).heading }]
      : [],
  );
  const checking = useChecking(saved.id, marked, ({ review }, id) =>
    dispatch({ type: 'confirmed', id, review }),
  );
  return { checking, sure: rated.filter(({ confidence }) => confidence === 'sure').length };
}
