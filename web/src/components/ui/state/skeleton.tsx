import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './skeleton.module.css';

/** The height of each shape, in rem. */
const heights = { lines: 1, rows: 3.5, cards: 11, stats: 6.5, chart: 17.5 } as const;

type SkeletonProps = {
  /** The text for screen readers, such as "Loading materials…". */
  label: string;
  isLabelVisible?: boolean;
  /** The shape of the expected content; cards and stats stand side by side. */
  shape?: keyof typeof heights;
  count?: number;
};

/**
 * A grey placeholder for loading content, which appears after 200 ms. Layouts hide their footer
 * meanwhile, as the content would push it away. A chart has the height of its skeleton.
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
