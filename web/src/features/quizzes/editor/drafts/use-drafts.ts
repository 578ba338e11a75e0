import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../../lib/api/describe-failure.ts';
import { bringToTop } from '../../../../lib/dom/bring-to-top.ts';
import { dismissDraft, draftQueries } from '../../../../queries/questions.ts';
import type { OwnQuiz } from '../../../../queries/quiz-edits.ts';
import { keptQuestions, savedPlace, type EditorAction, type EditorState } from '../editor-state.ts';
import type { QuestionTexts } from '../question-texts.ts';
import { findFault, toTexts } from './draft-question.ts';
import { draftTexts } from './draft-texts.ts';
import { DRAFTS_ID } from './drafts-section-texts.ts';

/** A draft as it is in the editor. */
export type EditedDraft = {
  draft: Draft;
  /** One-based number on the screen. */
  number: number;
  texts: QuestionTexts;
  /** Why it is not a question yet; null when it is. */
  fault: string | null;
  /** A taken draft waits for the save, with the number of its question. */
  state: 'waiting' | 'dismissed' | { takenAs: number };
};

type Drafts = ReturnType<typeof useDrafts>;

/** The drafts of a quiz with their edits and decisions. */
export function useDrafts(state: EditorState, dispatch: Dispatch<EditorAction>) {
  const { saved } = state;
  const [changes, setChanges] = useState<Record<string, Partial<QuestionTexts>>>({});
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const stored = saved.review?.drafts ?? 0;
  const query = useQuery({ ...draftQueries.left(saved.id), select: ({ drafts }) => drafts });
  const putAway = usePutAway(saved.id, setDismissed, dispatch);

  const kept = keptQuestions(state);
  const gone = useTaken(saved, query.data);
  const drafts = (query.data ?? []).flatMap((draft, index): EditedDraft[] => {
    const place = kept.findIndex(({ id }) => id === draft.id);
    if (gone.has(draft.id)) return [];
    const texts = { ...toTexts(draft), ...changes[draft.id] };
    const rest = dismissed.includes(draft.id) ? 'dismissed' : 'waiting';
    return [
      {
        ...{ draft, number: index + 1, texts, fault: findFault(texts) },
        state: place >= 0 ? { takenAs: place + 1 } : rest,
      },
    ];
  });
  const waiting = drafts.filter((one) => one.state === 'waiting');
  const room = MAX_QUESTIONS - kept.length;

  // A draft brought back in another window may never have been listed here.
  const { data, refetch } = query;
  const isIncomplete = data !== undefined && stored > drafts.length;
  useEffect(() => {
    if (isIncomplete) void refetch();
  }, [saved, isIncomplete, refetch]);

  return {
    query,
    drafts,
    waiting,
    room,
    complete: waiting.filter(({ fault }) => fault === null).slice(0, room),
    change: (id: string, texts: Partial<QuestionTexts>) =>
      setChanges((before) => ({ ...before, [id]: { ...before[id], ...texts } })),
    take: (taken: readonly EditedDraft[]) => dispatch({ type: 'take-drafts', drafts: taken }),
    giveBack: (id: string) => dispatch({ type: 'give-back', key: id }),
    dismiss: (id: string) => putAway({ id, isDismissed: true }),
    restore: (id: string) => putAway({ id, isDismissed: false }),
  };
}

const nothing: ReadonlySet<string> = new Set();

/** The drafts that have been saved as questions: they are none any more, also when their question goes. */
function useTaken(saved: OwnQuiz, drafts: readonly Draft[] | undefined): ReadonlySet<string> {
  const [taken, setTaken] = useState(nothing);
  const added = (drafts ?? []).filter(({ id }) => !taken.has(id) && savedPlace(saved, id) !== null);
  const all = added.length === 0 ? taken : new Set([...taken, ...added.map(({ id }) => id)]);
  if (all !== taken) setTaken(all);
  return all;
}

type PutAway = { id: string; isDismissed: boolean };

/** A dismissal is shown at once and reverted if the server refuses. */
function usePutAway(
  quizId: string,
  setDismissed: Dispatch<(before: readonly string[]) => readonly string[]>,
  dispatch: Dispatch<EditorAction>,
) {
  const show = ({ id, isDismissed }: PutAway) =>
    setDismissed((before) => {
      const others = before.filter((one) => one !== id);
      return isDismissed ? [...others, id] : others;
    });
  const { mutate } = useMutation({
    mutationFn: ({ id, isDismissed }: PutAway, { client }) =>
      dismissDraft(quizId, id, isDismissed, client),
    onMutate: show,
    onSuccess: (waiting) => dispatch({ type: 'dismissed', waiting }),
    onError: (error, { id, isDismissed }) => {
      show({ id, isDismissed: !isDismissed });
      const what = isDismissed ? draftTexts.dismissFailed : draftTexts.restoreFailed;
      toast.error(describeFailure(what, error));
    },
  });
  return mutate;
}

export function draftHeading(id: string): string {
  return `draft-${id}-heading`;
}

/** The actions on drafts: they change the state, announce it, and move to the next draft. */
export function createDraftActions(drafts: Drafts, questions: number) {
  const { waiting, complete, take, giveBack, dismiss, restore } = drafts;

  /** The next draft moves to the top, where the last one was, so the pointer can stay. */
  function goOn({ number }: EditedDraft): void {
    const others = waiting.filter((one) => one.number !== number);
    const next = others.find((one) => one.number > number) ?? others[0];
    bringToTop(next ? draftHeading(next.draft.id) : DRAFTS_ID);
  }

  return {
    add: (one: EditedDraft) => {
      flushSync(() => take([one]));
      announce(`${draftTexts.added(questions + 1)} ${draftTexts.waiting(waiting.length - 1)}`);
      goOn(one);
    },

    addAll: () => {
      flushSync(() => take(complete));
      const left = waiting.length - complete.length;
      announce(`${draftTexts.allAdded(complete.length)} ${draftTexts.waiting(left)}`);
      bringToTop(DRAFTS_ID);
    },

    dismiss: (one: EditedDraft) => {
      flushSync(() => dismiss(one.draft.id));
      announce(`${draftTexts.dismissed} ${draftTexts.waiting(waiting.length - 1)}`);
      goOn(one);
    },

    undo: ({ draft, number, state }: EditedDraft) => {
      flushSync(() => (state === 'dismissed' ? restore : giveBack)(draft.id));
      announce(draftTexts.restored(number));
      bringToTop(draftHeading(draft.id));
    },
  };
}
