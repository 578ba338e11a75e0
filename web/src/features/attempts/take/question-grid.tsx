import { isBlank, isPartlyBlank } from '@study-assistant/contract/questions/answer';
import { Flag } from 'lucide-react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './question-grid.module.css';
import type { AttemptState } from './state/attempt-state.ts';

const ANSWERED = 'answered';
const IN_PART = 'answered in part';

/** `onGo` takes the question's index in the quiz. */
type QuestionGridProps = { state: AttemptState; onGo: (index: number) => void };

/** All questions at a glance, each one click away. */
export function QuestionGrid({ state, onGo }: QuestionGridProps) {
  return (
    <nav aria-labelledby="all-questions" className={styles.all}>
      <h2 id="all-questions" className={styles.title}>
        All questions
      </h2>
      <ol className={styles.grid}>
        {state.order.map((index, place) => {
          const answered = describeAnswer(state.answers[index]);
          const isFlagged = state.flags[index] ?? false;
          return (
            <li key={index}>
              <button
                type="button"
                aria-label={`Question ${place + 1}, ${answered}${isFlagged ? ', flagged' : ''}`}
                aria-current={index === state.index ? 'step' : undefined}
                className={classNames(
                  styles.question,
                  answered === ANSWERED && styles.answered,
                  answered === IN_PART && styles.partly,
                )}
                onClick={() => onGo(index)}
              >
                <span>{place + 1}</span>
                {isFlagged && <Flag aria-hidden className={styles.flag} />}
              </button>
            </li>
          );
        })}
      </ol>
      <ul aria-hidden className={styles.legend}>
        <li>
          <span className={classNames(styles.sample, styles.answered)} /> Answered
        </li>
        {state.answers.some(isPartlyBlank) && (
          <li>
            <span className={classNames(styles.sample, styles.partly)} /> Partly answered
          </li>
        )}
        <li>
          <span className={styles.sample} /> Not answered
        </li>
        <li>
          <Flag className={styles.flagSample} /> Flagged
        </li>
      </ul>
    </nav>
  );
}

function describeAnswer(answer: unknown): string {
  if (isPartlyBlank(answer)) return IN_PART;
  return isBlank(answer) ? 'not answered' : ANSWERED;
}
