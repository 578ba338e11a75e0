import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { ReviewBadges } from './review-badges.tsx';
import { reviewTexts } from './review-texts.ts';
import styles from './review.module.css';
import type { Checking } from './use-checking.ts';

type ReviewBarProps = {
  sure: number;
  drafts: number;
  checking: Checking;
  /** The link to the drafts. */
  children: ReactNode;
};

/** The bar above a quiz with what there is to check; renders nothing if there is nothing. */
export function ReviewBar({ sure, drafts, checking, children }: ReviewBarProps) {
  const toCheck = checking.marked.length;
  if (toCheck === 0 && drafts === 0) return null;
  return (
    <section aria-label="To look at" className={styles.bar}>
      <p className={styles.counts}>
        <ReviewBadges sure={sure} toCheck={toCheck} drafts={drafts} />
      </p>
      <span className={styles.ways}>
        {toCheck > 0 && (
          <Button icon={<ArrowDown aria-hidden />} onClick={() => checking.goToNext(0)}>
            {reviewTexts.nextToCheck}
          </Button>
        )}
        {drafts > 0 && children}
      </span>
    </section>
  );
}
