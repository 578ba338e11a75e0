import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { useLeaveGuard } from '../../../lib/dom/use-leave-guard.ts';
import { paths } from '../../../paths.ts';
import {
  publish,
  quizEditQueries,
  saveQuiz,
  writeAnother,
  type OwnQuiz,
  type QuizEdit,
} from '../../../queries/quiz-edits.ts';
import {
  editorReducer,
  isChanged,
  keptQuestions,
  savedPlace,
  startEditor,
  type EditorAction,
  type EditorState,
  type Problem,
} from './editor-state.ts';
import { texts } from './editor-texts.ts';
import { fieldIds } from './field-ids.ts';
import type { readEdit } from './read-edit.ts';
import type { SaveState } from './save-bar.tsx';
import { useUnsavedEdit } from './unsaved/use-unsaved-edit.ts';

export type QuizEditing = ReturnType<typeof useQuizEditor>;

/** A quiz being edited: its state and all actions on it. */
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
    unsaved: useUnsavedEdit(state, hasUnsaved),
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

type SavingInput = { sent: EditorState; edit: QuizEdit };

const noProblems: readonly Problem[] = [];

/** Saves and publishes. `onConflict` is called when the server has a newer version. */
function useSaveAndPublish(
  state: EditorState,
  dispatch: Dispatch<EditorAction>,
  onConflict: () => void,
) {
  const navigate = useNavigate();
  const { problems, judge } = useProblems(state);
  const { id } = state.saved;
  const [corrected, setCorrected] = useState<readonly number[]>([]);

  const saving = useMutation({
    mutationFn: ({ edit }: SavingInput, { client }) => saveQuiz(id, edit, client),
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
      // The pressed button disappears when the quiz is no longer a draft.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      const assign = { label: texts.assign, onAction: () => void navigate(paths.assignQuiz(id)) };
      toast.success(texts.published, assign);
    },
    onError: (error) => toast.error(describeFailure(texts.publishFailed, error)),
  });

  /** Resolves to what can be sent; to null after showing what is missing. */
  async function check(): Promise<QuizEdit | null> {
    const { readEdit: read } = await import('./read-edit.ts');
    const { edit, problems: missing } = read(state);
    flushSync(() => judge(edit === null ? read : null));
    const first = missing.find(({ fieldId }) => fieldId !== null);
    if (first?.fieldId) focusField(first.fieldId);
    return edit;
  }

  /** Resolves to true once the server has everything; asks before results are graded again. */
  async function save({ mayCorrect = false } = {}): Promise<boolean> {
    if (saving.isPending) return false;
    const edit = await check();
    if (edit === null) return false;
    const { findCorrected } = await import('./read-edit.ts');
    const found = mayCorrect ? [] : findCorrected(state);
    setCorrected(found);
    if (found.length > 0) return false;
    const saved = saving.mutateAsync({ sent: state, edit });
    return saved.then(
      () => true,
      () => false,
    );
  }

  return {
    problems,
    save,
    /** The right answers to be changed of which the teacher is asked, by the questions' numbers. */
    correcting: {
      numbers: corrected,
      confirm: () => void save({ mayCorrect: true }),
      dismiss: () => setCorrected([]),
    },
    isSaving: saving.isPending,
    hasFailed: saving.isError,
    /** Resolves to false after showing what is missing. */
    isComplete: async () => !isChanged(state) || (await check()) !== null,
    publish: async () => {
      if (publishing.isPending || (isChanged(state) && !(await save()))) return;
      publishing.mutate();
    },
    isPublishing: publishing.isPending,
    /** Saves the changes and opens the dialog that assigns the quiz. */
    assign: async () => {
      if (!isChanged(state) || (await save())) void navigate(paths.assignQuiz(id));
    },
  };
}

type Judged = {
  read: typeof readEdit;
  /** The questions that were there. */
  keys: ReadonlySet<string>;
};

/**
 * The problems that made the last save fail and still exist. Of a question that was added since, only
 * those of fields that its teacher has been to: she has not had the time for the others.
 */
function useProblems(state: EditorState) {
  const [judged, setJudged] = useState<Judged | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isJudged = judged !== null;

  useEffect(() => {
    if (!isJudged) return undefined;
    const listening = new AbortController();
    document.addEventListener(
      'focusout',
      ({ target }) => {
        if (target instanceof Element) setLeft((before) => new Set([...before, target.id]));
      },
      listening,
    );
    return () => listening.abort();
  }, [isJudged]);

  const problems = useMemo(() => {
    if (judged === null) return noProblems;
    return judged
      .read(state)
      .problems.filter(
        ({ key, fieldId }) =>
          key === null || judged.keys.has(key) || (fieldId !== null && left.has(fieldId)),
      );
  }, [judged, left, state]);
  return {
    problems,
    /** After a save that failed; null after one that did not. */
    judge: (read: typeof readEdit | null) =>
      setJudged(read && { read, keys: new Set(state.questions.map(({ key }) => key)) }),
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

const none: readonly string[] = [];

/** The warnings for each question of the quiz as it was last saved. */
function useWarnings(saved: OwnQuiz): (id: string | null) => readonly string[] {
  const { data } = useQuery({
    ...quizEditQueries.warnings(saved),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const sentences = new Map<string, string[]>();
    for (const { questionId, sentence } of data ?? []) {
      sentences.set(questionId, [...(sentences.get(questionId) ?? []), sentence]);
    }
    return (id) => (id === null ? none : (sentences.get(id) ?? none));
  }, [data]);
}

type Replacement = {
  key: string;
  /** One-based place in the quiz on the server. */
  place: number;
  /** Its number on the screen. */
  number: number;
};

/** Has one question at a time rewritten from the quiz's document. */
function useReplacement(saved: OwnQuiz, dispatch: Dispatch<EditorAction>, onConflict: () => void) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ place }: Replacement, { client }) => writeAnother(saved, place, client),
    onMutate: () => announce(texts.writing),
    onSuccess: (quiz, { key, number }) => {
      dispatch({ type: 'replaced', key, quiz });
      announce(texts.replaced(number));
    },
    onError: (error) => {
      if (isConflict(error)) onConflict();
      else toast.error(describeFailure(texts.replaceFailed, error));
    },
  });
  return { replace: mutate, replacing: isPending ? variables.key : null };
}

export type QuestionActions = ReturnType<typeof useQuestionActions>;

/** The actions of the cards: they change the state, announce it, and keep the focus. */
function useQuestionActions(dispatch: Dispatch<EditorAction>) {
  return useMemo(
    () => ({
      change: dispatch,

      remove: (key: string) => {
        flushSync(() => dispatch({ type: 'remove', key }));
        focus(fieldIds.of(key).undo);
        announce(texts.removed);
      },

      restore: (key: string, number: number) => {
        flushSync(() => dispatch({ type: 'restore', key }));
        focus(fieldIds.of(key).heading);
        announce(texts.restored(number));
      },

      /** The focus stays on the pressed button, which moves with its card. */
      move: (key: string, by: -1 | 1, { number, total }: { number: number; total: number }) => {
        const target = number + by;
        if (target < 1 || target > total) return;
        flushSync(() => dispatch({ type: 'move', key, by }));
        document.activeElement?.scrollIntoView({ block: 'nearest' });
        announce(texts.moved(target, total));
      },

      takeBack: (key: string, number: number) => {
        flushSync(() => dispatch({ type: 'take-back', key }));
        focus(fieldIds.of(key).heading);
        announce(texts.takenBack(number));
      },
    }),
    [dispatch],
  );
}

function focus(id: string) {
  document.getElementById(id)?.focus();
}
