import { CalendarPlus, CircleAlert, CircleCheck, Pencil, Save, Send } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Spinner } from '../../../components/ui/button/spinner.tsx';
import { texts } from './editor-texts.ts';
import styles from './quiz-editor.module.css';

/** How the texts on the screen stand to what the server has. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'notSaved';

const signs = {
  saved: <CircleCheck aria-hidden />,
  unsaved: <Pencil aria-hidden />,
  saving: <Spinner />,
  notSaved: <CircleAlert aria-hidden />,
} as const;

type SaveBarProps = {
  state: SaveState;
  isDraft: boolean;
  isPublishing: boolean;
  /** While a question is being written: its quiz must not change under it. */
  isLocked: boolean;
  onSave: () => void;
  onAssign: () => void;
  onPublish: () => void;
};

/** Always in sight: whether all is saved, Save, and for a draft to whom it is opened. */
export function SaveBar({
  state,
  isDraft,
  isPublishing,
  isLocked,
  onSave,
  onAssign,
  onPublish,
}: SaveBarProps) {
  const isSaving = state === 'saving';
  return (
    <footer className={styles.bar}>
      <p role="status" className={styles.state} data-state={state}>
        {signs[state]}
        <span>{texts[state]}</span>
      </p>
      <div className={styles.barActions}>
        <Button
          variant={isDraft ? 'secondary' : 'primary'}
          icon={<Save aria-hidden />}
          isDisabled={state === 'saved' || isLocked || isPublishing}
          isBusy={isSaving}
          onClick={onSave}
        >
          Save
        </Button>
        {isDraft && (
          <Button
            icon={<CalendarPlus aria-hidden />}
            isDisabled={isLocked || isSaving || isPublishing}
            onClick={onAssign}
          >
            {texts.assign}
          </Button>
        )}
        {isDraft && (
          <Button
            variant="primary"
            icon={<Send aria-hidden />}
            isDisabled={isLocked || isSaving}
            isBusy={isPublishing}
            busyLabel="Publishing…"
            onClick={onPublish}
          >
            Publish
          </Button>
        )}
      </div>
    </footer>
  );
}
