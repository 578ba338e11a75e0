import { isBlank, isPartlyBlank } from '@study-assistant/contract/questions/answer';
import { ConfirmDialog } from '../../../../components/ui/dialog/confirm-dialog.tsx';
import { countAnswered, placeOf, type AttemptState } from '../state/attempt-state.ts';
import styles from './submit-dialog.module.css';

type SubmitDialogProps = {
  state: AttemptState;
  onGo: (index: number) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Lists open questions before the answers are handed in for good. */
export function SubmitDialog({ state, onGo, onConfirm, onCancel }: SubmitDialogProps) {
  const unanswered = state.order.filter((index) => isBlank(state.answers[index]));
  const partly = state.order.filter((index) => isPartlyBlank(state.answers[index]));
  const flagged = state.order.filter((index) => state.flags[index]);
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
      <QuestionLinks label="Not answered:" {...{ state, indexes: unanswered, onGo }} />
      <QuestionLinks label="Partly answered:" {...{ state, indexes: partly, onGo }} />
      <QuestionLinks label="Flagged for review:" {...{ state, indexes: flagged, onGo }} />
      <p className={styles.note}>Once submitted, answers cannot be changed.</p>
    </ConfirmDialog>
  );
}

type QuestionLinksProps = {
  label: string;
  state: AttemptState;
  /** Question indexes in the order shown. */
  indexes: readonly number[];
  onGo: (index: number) => void;
};

function QuestionLinks({ label, state, indexes, onGo }: QuestionLinksProps) {
  if (indexes.length === 0) return null;
  return (
    <div className={styles.links}>
      <p>{label}</p>
      <ul>
        {indexes.map((index) => {
          const number = placeOf(state, index) + 1;
          return (
            <li key={index}>
              <a
                href={`#question-${number}`}
                aria-label={`Question ${number}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(index);
                }}
              >
                {number}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function summariseAnswered(answered: number, total: number): string {
  if (answered === 0) return 'You have not answered any question yet.';
  if (answered === total) return `You answered all ${total} questions.`;
  return `You answered ${answered} of ${total} questions.`;
}
