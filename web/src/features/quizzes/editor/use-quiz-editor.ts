import { useCallback, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../lib/dom/focus-field.ts';
import type { OwnQuiz } from '../../../queries/quiz-edits.ts';
import {
  editorReducer,
  isChanged,
  keptQuestions,
  savedPlace,
  startEditor,
} from './editor-state.ts';
import { fieldIds } from './field-ids.ts';
import { useQuestionActions } from './question/use-question-actions.ts';
import { useReplacement } from './question/use-replacement.ts';
import type { SaveState } from './save-bar.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaveAndPublish } from './use-save-and-publish.ts';
import { useWarnings } from './use-warnings.ts';

export type QuizEditing = ReturnType<typeof useQuizEditor>;

/** A quiz being edited: its state, and everything that can be done with it. */
export function useQuizEditor(quiz: OwnQuiz) {
  const [state, dispatch] = useReducer(editorReducer, quiz, startEditor);
  const [isConflict, setIsConflict] = useState(false);
  const askAboutConflict = () => setIsConflict(true);
  const { saved, added } = state;
  const hasUnsaved = isChanged(state);

  const saving = useSaveAndPublish(state, dispatch, askAboutConflict);
  const { replace, replacing } = useReplacement(saved, dispatch, askAboutConflict);
  const isBusy = saving.isSaving || saving.isPublishing || replacing !== null;

  const onReplace = useCallback(
    (key: string, id: string, number: number) => {
      const place = savedPlace(saved, id);
      if (place !== null && !isBusy) replace({ key, place, number });
    },
    [saved, isBusy, replace],
  );

  return {
    state,
    dispatch,
    kept: keptQuestions(state),
    ...saving,
    saveState: saveStateOf(hasUnsaved, saving),
    replacing,
    onReplace,
    warningsOf: useWarnings(saved),
    actions: useQuestionActions(dispatch),
    guard: useLeaveGuard(hasUnsaved),
    conflict: { isAsking: isConflict, dismiss: () => setIsConflict(false) },

    add: () => {
      flushSync(() => dispatch({ type: 'add' }));
      focusField(fieldIds.of(`new-${added + 1}`).question);
    },
  };
}

type Saving = Pick<ReturnType<typeof useSaveAndPublish>, 'isSaving' | 'hasFailed' | 'problems'>;

function saveStateOf(hasUnsaved: boolean, { isSaving, hasFailed, problems }: Saving): SaveState {
  if (isSaving) return 'saving';
  if (!hasUnsaved) return 'saved';
  return hasFailed || problems.length > 0 ? 'notSaved' : 'unsaved';
}
