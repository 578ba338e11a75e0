import { ArrowDown, Check } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { ConfidenceBadge } from './review-badges.tsx';
import { reviewTexts } from './review-texts.ts';
import styles from './review.module.css';
import type { Checking } from './use-checking.ts';

type CheckMarkProps = { number: number; checking: Checking };

/** A note on a question that its teacher should check, with both ways to continue. */
export function CheckMark({ number, checking }: CheckMarkProps) {
  const { marked, confirm, confirming, goToNext } = checking;
  const question = marked.find((one) => one.number === number);
  if (!question) return null;
  return (
    <div className={styles.mark}>
      <span className={styles.what}>
        <ConfidenceBadge confidence="check" />
        {reviewTexts.checkWhat}
      </span>
      <span className={styles.ways}>
        <Button
          icon={<Check aria-hidden />}
          aria-label={`${reviewTexts.looksGood}: question ${number}`}
          isBusy={confirming === question.id}
          onClick={() => confirm(question)}
        >
          {reviewTexts.looksGood}
        </Button>
        {marked.length > 1 && (
          <Button
            variant="quiet"
            icon={<ArrowDown aria-hidden />}
            aria-label={`${reviewTexts.nextToCheck} after question ${number}`}
            onClick={() => goToNext(number)}
          >
            {reviewTexts.next}
          </Button>
        )}
      </span>
    </div>
  );
}
