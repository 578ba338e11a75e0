import { Suspense, useId, type ReactNode } from 'react';
import { Card } from '../ui/card/card.tsx';
import { ErrorBoundary } from '../ui/state/error-boundary.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import styles from './chart-figure.module.css';
import { WhenNear } from './when-near.tsx';

type ChartTable = {
  columns: readonly [string, ...string[]];
  /** Cells in the order of the columns; the first one names the row. */
  rows: readonly (readonly [string, ...string[]])[];
};

type ChartFigureProps = {
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** One sentence that says what the chart shows. */
  summary: string;
  /** True when visible figures beside the chart already say the same. */
  isSummaryHidden?: boolean;
  table: ChartTable;
  description?: string | undefined;
  /** Badges beside the title. */
  actions?: ReactNode;
  /** Figures below the title. */
  facts?: ReactNode;
  /** Small figures below the sentence. */
  legend?: ReactNode;
  /** The height of a lazy chart in px; it loads when its place is nearly on the screen. */
  lazyHeight?: number;
  /** The chart itself. */
  children: ReactNode;
};

/** A chart with a summary and a table, so that it can be read without seeing it. */
export function ChartFigure({
  title,
  headingLevel = 3,
  summary,
  isSummaryHidden = false,
  table,
  description,
  actions,
  facts,
  legend,
  lazyHeight,
  children,
}: ChartFigureProps) {
  const captionId = useId();
  return (
    <Card title={title} headingLevel={headingLevel} description={description} actions={actions}>
      {facts}
      <figure aria-labelledby={captionId} className={styles.figure}>
        <figcaption id={captionId} className={isSummaryHidden ? 'visually-hidden' : styles.summary}>
          {summary}
        </figcaption>
        {legend}
        <div className={styles.plot} style={{ minBlockSize: lazyHeight }}>
          <ErrorBoundary message="The chart could not be shown. Its numbers are in the table below.">
            {lazyHeight === undefined ? (
              children
            ) : (
              <WhenNear place={<ChartPlace />}>
                <Suspense fallback={<ChartPlace />}>{children}</Suspense>
              </WhenNear>
            )}
          </ErrorBoundary>
        </div>
        <details className={styles.details}>
          <summary>Show as table</summary>
          <div className={styles.scroll}>
            <NumbersTable title={title} {...table} />
          </div>
        </details>
      </figure>
    </Card>
  );
}

function ChartPlace() {
  return <Skeleton label="Loading chart…" shape="chart" count={1} />;
}

function NumbersTable({ title, columns, rows }: ChartTable & { title: string }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} dir="auto">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
