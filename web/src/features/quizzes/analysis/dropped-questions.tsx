import type { DroppedQuestion } from '@study-assistant/contract/attempts/analysis';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import styles from './dropped-questions.module.css';

type DroppedQuestionsProps = {
  dropped: readonly DroppedQuestion[];
  isBusy: boolean;
  onRestore: (questionId: string) => void;
};

/** Questions that are not asked any more, and whose point everybody has. */
export function DroppedQuestions({ dropped, isBusy, onRestore }: DroppedQuestionsProps) {
  const titleId = useId();
  if (dropped.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.dropped}>
      <h2 id={titleId}>Dropped questions</h2>
      <p className={styles.hint}>
        They are not asked any more, and everybody who was asked them has their points.
      </p>
      <ul className={styles.list}>
        {dropped.map(({ id, question, droppedAt }) => (
          <li key={id}>
            <div>
              <p id={`${titleId}-${id}`} dir="auto" className={styles.question}>
                {question}
              </p>
              <p className={styles.hint}>
                Dropped on <DateText value={droppedAt} />
              </p>
            </div>
            <Button
              icon={<Undo2 aria-hidden />}
              aria-describedby={`${titleId}-${id}`}
              isDisabled={isBusy}
              onClick={() => onRestore(id)}
            >
              Take it back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
