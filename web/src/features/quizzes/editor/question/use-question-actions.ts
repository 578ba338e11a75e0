import { useMemo, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import type { EditorAction } from '../editor-state.ts';
import { texts } from '../editor-texts.ts';
import { fieldIds } from '../field-ids.ts';

export type QuestionActions = ReturnType<typeof useQuestionActions>;

/** What the cards do: change the state, say so, and keep the focus where the question is. */
export function useQuestionActions(dispatch: Dispatch<EditorAction>) {
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

      /** The focus stays on the button that was pressed, which moves with its card. */
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
