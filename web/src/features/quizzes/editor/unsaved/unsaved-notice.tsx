import { FilePenLine } from 'lucide-react';
import { useEffect, useId, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../components/ui/button/button.tsx';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../../components/ui/feedback/toast-store.ts';
import { describeMoment, readerTimeZone } from '../../../../lib/format/moments.ts';
import { editorReducer, isChanged, type EditorAction, type EditorState } from '../editor-state.ts';
import { readUnsavedEdit } from './unsaved-edit.ts';
import styles from './unsaved-notice.module.css';

const UNDO_SECONDS = 10;

type UnsavedNoticeProps = {
  storageKey: string;
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  /** Nothing waits any more. */
  onEnd: () => void;
};

/** Offers what this browser has kept of an earlier edit. */
export function UnsavedNotice({ storageKey, state, dispatch, onEnd }: UnsavedNoticeProps) {
  const titleId = useId();
  const [edit] = useState(() => readUnsavedEdit(storageKey));
  const restore: EditorAction | null = edit && { type: 'restored', edit };
  const isWorthIt = restore !== null && isChanged(editorReducer(state, restore));
  useEffect(() => {
    if (!isWorthIt) onEnd();
  });
  if (!isWorthIt || edit === null) return null;

  /** The pressed button is gone with the notice, so the focus moves. */
  function end() {
    flushSync(onEnd);
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <section aria-labelledby={titleId} className={styles.notice}>
      <FilePenLine aria-hidden />
      <div>
        <h2 id={titleId} className={styles.title}>
          You have unsaved changes from{' '}
          {describeMoment(new Date(edit.at).toISOString(), readerTimeZone())}
        </h2>
        <p>
          {edit.version === state.saved.version
            ? 'This browser has kept them. Students do not have them.'
            : 'The quiz has been saved elsewhere since. If you go on with your changes and save, they replace what was saved there.'}
        </p>
      </div>
      <div className={styles.ways}>
        <Button
          variant="primary"
          onClick={() => {
            dispatch(restore);
            end();
            announce('Your changes are back. They are not saved yet.');
          }}
        >
          Go on with them
        </Button>
        <Button
          onClick={() => {
            end();
            toast.success('Your unsaved changes are discarded.', {
              label: 'Undo',
              onAction: () => dispatch(restore),
              seconds: UNDO_SECONDS,
            });
          }}
        >
          Discard
        </Button>
      </div>
    </section>
  );
}
