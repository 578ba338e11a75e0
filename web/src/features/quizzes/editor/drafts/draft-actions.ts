import { flushSync } from 'react-dom';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import { bringToTop } from '../../../../lib/dom/bring-to-top.ts';
import { draftTexts } from './draft-texts.ts';
import { DRAFTS_ID } from './drafts-section-texts.ts';
import type { Drafts, EditedDraft } from './use-drafts.ts';

export function draftHeading(id: string): string {
  return `draft-${id}-heading`;
}

/** What the buttons of the drafts do: change the state, say so, and go on to the next draft. */
export function createDraftActions(drafts: Drafts, questions: number) {
  const { waiting, complete, take, giveBack, dismiss, restore } = drafts;

  /** The next draft comes to the top, where the last one was: the hand stays where it is. */
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
