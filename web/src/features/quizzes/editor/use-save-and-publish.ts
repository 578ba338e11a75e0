import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { paths } from '../../../paths.ts';
import { publish, saveQuiz, type QuizEdit } from '../../../queries/quiz-edits.ts';
import { isChanged, type EditorAction, type EditorState } from './editor-state.ts';
import { texts } from './editor-texts.ts';
import { readEdit, type Problem } from './read-edit.ts';

type Saving = { sent: EditorState; edit: QuizEdit };

const noProblems: readonly Problem[] = [];

/** Saving and publishing. `onConflict`: the server has a newer version than the one edited here. */
export function useSaveAndPublish(
  state: EditorState,
  dispatch: Dispatch<EditorAction>,
  onConflict: () => void,
) {
  const navigate = useNavigate();
  const [showsProblems, setShowsProblems] = useState(false);
  const { id } = state.saved;

  const saving = useMutation({
    mutationFn: ({ edit }: Saving, { client }) => saveQuiz(id, edit, client),
    onSuccess: ({ quiz, corrected }, { sent }) => {
      dispatch({ type: 'saved', sent, quiz });
      if (corrected > 0) toast.success(texts.corrected(corrected));
    },
    onError: (error) => {
      if (isConflict(error)) onConflict();
      else toast.error(describeFailure(texts.saveFailed, error));
    },
  });

  const publishing = useMutation({
    mutationFn: (_: void, { client }) => publish(id, 'school', client),
    onSuccess: () => {
      flushSync(() => dispatch({ type: 'published' }));
      // The button that was pressed is gone with the draft.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      const assign = { label: texts.assign, onAction: () => void navigate(paths.assignQuiz(id)) };
      toast.success(texts.published, assign);
    },
    onError: (error) => toast.error(describeFailure(texts.publishFailed, error)),
  });

  /** True when the server has it all. */
  async function save(): Promise<boolean> {
    if (saving.isPending) return false;
    const { edit, problems } = readEdit(state);
    flushSync(() => setShowsProblems(edit === null));
    if (edit === null) {
      const first = problems.find(({ fieldId }) => fieldId !== null);
      if (first?.fieldId) focusField(first.fieldId);
      return false;
    }
    const saved = saving.mutateAsync({ sent: state, edit });
    return saved.then(
      () => true,
      () => false,
    );
  }

  return {
    /** What the last save was refused for, as far as it is still so. */
    problems: useMemo(
      () => (showsProblems ? readEdit(state).problems : noProblems),
      [showsProblems, state],
    ),
    save,
    isSaving: saving.isPending,
    hasFailed: saving.isError,
    publish: async () => {
      if (publishing.isPending || (isChanged(state) && !(await save()))) return;
      publishing.mutate();
    },
    isPublishing: publishing.isPending,
    /** On to the classes that it is for, with all that is changed. */
    assign: async () => {
      if (!isChanged(state) || (await save())) void navigate(paths.assignQuiz(id));
    },
  };
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
