import { classNames } from '../../lib/class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** What is being loaded, for screen readers: "Loading materials…". */
  label: string;
  isLabelVisible?: boolean;
  /** The form of what is coming. */
  shape?: 'lines' | 'rows' | 'cards' | 'stats' | 'chart';
  count?: number;
};

/** Grey forms while content is on its way; they appear only after 200 ms. */
export function Skeleton({
  label,
  isLabelVisible = false,
  shape = 'lines',
  count = 3,
}: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <p role="status" className={isLabelVisible ? styles.label : 'visually-hidden'}>
        {label}
      </p>
      <div aria-hidden className={classNames(styles.shapes, styles[shape])}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles.shape} />
        ))}
      </div>
    </div>
  );
}
