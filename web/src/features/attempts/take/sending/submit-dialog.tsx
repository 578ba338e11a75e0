import { ConfirmDialog } from '../../../../components/ui/dialog/confirm-dialog.tsx';
import { countAnswered, type AttemptState } from '../state/attempt-state.ts';
import styles from './submit-dialog.module.css';

type SubmitDialogProps = {
  state: AttemptState;
  onGo: (index: number) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says what is still open before the answers are handed in for good. */
export function SubmitDialog({ state, onGo, onConfirm, onCancel }: SubmitDialogProps) {
  const unanswered = findPositions(state.answers, (answer) => answer === null);
  const flagged = findPositions(state.flags, (isFlagged) => isFlagged);
  return (
    <ConfirmDialog
      title="Submit your answers?"
      variant="primary"
      confirmLabel="Yes, submit"
      cancelLabel="Keep working"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{summariseAnswered(countAnswered(state), state.answers.length)}</p>
      <QuestionLinks label="Not answered:" positions={unanswered} onGo={onGo} />
      <QuestionLinks label="Flagged for review:" positions={flagged} onGo={onGo} />
      <p className={styles.note}>Once submitted, answers cannot be changed.</p>
    </ConfirmDialog>
  );
}

type QuestionLinksProps = {
  label: string;
  positions: readonly number[];
  onGo: (index: number) => void;
};

function QuestionLinks({ label, positions: listed, onGo }: QuestionLinksProps) {
  if (listed.length === 0) return null;
  return (
    <div className={styles.links}>
      <p>{label}</p>
      <ul>
        {listed.map((index) => (
          <li key={index}>
            <a
              href={`#question-${index + 1}`}
              aria-label={`Question ${index + 1}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(index);
              }}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function summariseAnswered(answered: number, total: number): string {
  if (answered === 0) return 'You have not answered any question yet.';
  if (answered === total) return `You answered all ${total} questions.`;
  return `You answered ${answered} of ${total} questions.`;
}

function findPositions<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (isMeant(item) ? [index] : []));
}
