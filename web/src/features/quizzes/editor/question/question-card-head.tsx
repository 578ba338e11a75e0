import { ArrowDown, ArrowUp, RefreshCw, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../../components/ui/button/button.tsx';
import { ConfidenceBadge } from '../../review/review-badges.tsx';
import { texts } from '../editor-texts.ts';
import { fieldIds } from '../field-ids.ts';
import type { QuestionCardProps } from './question-card-props.ts';
import styles from './question-card.module.css';

const directions: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The number of a question and what can be done with it as a whole. */
export function QuestionCardHead({
  question: { key, id },
  number,
  total,
  isSure,
  replacing,
  actions,
  onReplace,
}: QuestionCardProps) {
  const place = { number, total };

  /** On either of the two buttons, the arrow keys do what both do. */
  function moveByKey(event: KeyboardEvent) {
    const by = directions[event.key];
    if (!by) return;
    event.preventDefault();
    actions.move(key, by, place);
  }

  return (
    <header className={styles.head}>
      <h2 id={fieldIds.of(key).heading} tabIndex={-1} className={styles.number}>
        Question {number}
      </h2>
      {isSure && <ConfidenceBadge confidence="sure" />}
      <div className={styles.tools}>
        <Button
          variant="quiet"
          icon={<ArrowUp aria-hidden />}
          aria-label={`Move question ${number} up`}
          isDisabled={number === 1}
          onClick={() => actions.move(key, -1, place)}
          onKeyDown={moveByKey}
        />
        <Button
          variant="quiet"
          icon={<ArrowDown aria-hidden />}
          aria-label={`Move question ${number} down`}
          isDisabled={number === total}
          onClick={() => actions.move(key, 1, place)}
          onKeyDown={moveByKey}
        />
        {onReplace && id !== null && (
          <Button
            variant="quiet"
            icon={<RefreshCw aria-hidden />}
            aria-label={`Replace question ${number}`}
            isBusy={replacing === 'this'}
            isDisabled={replacing === 'other'}
            busyLabel={texts.writing}
            onClick={() => onReplace(key, id, number)}
          >
            Replace
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          aria-label={`Delete question ${number}`}
          className={styles.delete}
          isDisabled={replacing === 'this'}
          onClick={() => actions.remove(key)}
        >
          Delete
        </Button>
      </div>
    </header>
  );
}
