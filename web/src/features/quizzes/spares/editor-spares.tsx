import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { keptQuestions, type EditorAction, type EditorState } from '../editor/editor-state.ts';
import { fieldIds } from '../editor/field-ids.ts';
import { spareTexts } from './spare-texts.ts';
import { SparesOffer } from './spares-offer.tsx';

type EditorSparesProps = { state: EditorState; dispatch: Dispatch<EditorAction> };

/** The offer in the editor; what is added is saved with everything else. */
export function EditorSpares({ state, dispatch }: EditorSparesProps) {
  function add(spares: readonly PlacedQuestion[]) {
    flushSync(() => dispatch({ type: 'take-spares', spares }));
    // The pressed button is gone with the offer.
    if (spares[0]) bringToTop(fieldIds.of(spares[0].id).heading);
    toast.success(spareTexts.addedUnsaved(spares.length), {
      label: 'Undo',
      onAction: () => spares.forEach(({ id }) => dispatch({ type: 'give-back', key: id })),
    });
  }
  return <SparesOffer quiz={state.saved} questions={keptQuestions(state)} onAdd={add} />;
}
