import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './skeleton.module.css';

/** How high one form is, in rem. */
const heights = { lines: 1, rows: 3.5, cards: 11, stats: 6.5, chart: 17.5 } as const;

type SkeletonProps = {
  /** What is being loaded, for screen readers: "Loading materials…". */
  label: string;
  isLabelVisible?: boolean;
  /** The form of what is coming; cards and stats stand side by side. */
  shape?: keyof typeof heights;
  count?: number;
};

/**
 * Grey forms while content is on its way; they appear only after 200 ms. Layouts leave their footer
 * out meanwhile, which the content would push away; a chart is as high as its skeleton.
 */
export function Skeleton({
  label,
  isLabelVisible = false,
  shape = 'lines',
  count = 3,
}: SkeletonProps) {
  const isGrid = shape === 'cards' || shape === 'stats';
  return (
    <div className={styles.skeleton} data-loading={shape === 'chart' ? undefined : true}>
      <p role="status" className={isLabelVisible ? undefined : 'visually-hidden'}>
        {label}
      </p>
      <div aria-hidden className={classNames(styles.shapes, isGrid && styles.grid)}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles.shape} style={{ height: `${heights[shape]}rem` }} />
        ))}
      </div>
    </div>
  );
}
