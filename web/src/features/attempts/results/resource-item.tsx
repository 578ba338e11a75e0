import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import styles from './results-resources.module.css';

type ResourceItemProps = {
  icon: ReactNode;
  /** The link. */
  title: ReactNode;
  description: string;
  isMarked: boolean;
  /** What the button says before and after: "Mark as Complete", "✓ Completed". */
  labels: { mark: string; marked: string };
  /** Absent for those who may not mark. */
  onMark: (() => void) | undefined;
};

/** One thing to work through, with its mark. */
export function ResourceItem({
  icon,
  title,
  description,
  isMarked,
  labels,
  onMark,
}: ResourceItemProps) {
  const titleId = useId();
  return (
    <li className={styles.item}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
      </div>
      {onMark && (
        <Button
          variant={isMarked ? 'quiet' : 'secondary'}
          isDisabled={isMarked}
          aria-describedby={titleId}
          className={isMarked ? styles.marked : undefined}
          onClick={onMark}
        >
          {isMarked ? labels.marked : labels.mark}
        </Button>
      )}
    </li>
  );
}
