import { CalendarPlus, CircleAlert, CircleCheck, Pencil, Save, Send } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Spinner } from '../../../components/ui/button/spinner.tsx';
import { texts } from './editor-texts.ts';
import styles from './quiz-editor.module.css';

/** How the texts on the screen relate to those on the server. */
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
  /** True while a question is being written, when the quiz must not change. */
  isLocked: boolean;
  onSave: () => void;
  onAssign: () => void;
  onPublish: () => void;
};

/** A bar that is always visible: it shows whether all is saved, saves, and publishes a draft. */
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
