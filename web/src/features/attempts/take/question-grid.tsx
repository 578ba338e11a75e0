import { isBlank } from '@study-assistant/contract/questions/answer';
import { Flag } from 'lucide-react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './question-grid.module.css';
import type { AttemptState } from './state/attempt-state.ts';

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
          const isAnswered = !isBlank(state.answers[index]);
          const isFlagged = state.flags[index] ?? false;
          return (
            <li key={index}>
              <button
                type="button"
                aria-label={describe(place, isAnswered, isFlagged)}
                aria-current={index === state.index ? 'step' : undefined}
                className={classNames(styles.question, isAnswered && styles.answered)}
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

function describe(place: number, isAnswered: boolean, isFlagged: boolean): string {
  const answered = isAnswered ? 'answered' : 'not answered';
  return `Question ${place + 1}, ${answered}${isFlagged ? ', flagged' : ''}`;
}
