import { Undo2 } from 'lucide-react';
import { Button } from '../../../../components/ui/button/button.tsx';
import { draftTexts } from './draft-texts.ts';
import styles from './drafts.module.css';
import type { EditedDraft } from './use-drafts.ts';

type SettledDraftProps = { edited: EditedDraft; onUndo: () => void };

/** Stands where a draft stood that was added or put away. */
export function SettledDraft({ edited, onUndo }: SettledDraftProps) {
  const { number, texts, state } = edited;
  const said = typeof state === 'object' ? draftTexts.added(state.takenAs) : draftTexts.dismissed;
  return (
    <div className={styles.settled}>
      <p>
        {said} <span dir="auto">{texts.question}</span>
      </p>
      <Button
        variant="quiet"
        icon={<Undo2 aria-hidden />}
        aria-label={`Undo: draft ${number}`}
        onClick={onUndo}
      >
        Undo
      </Button>
    </div>
  );
}
