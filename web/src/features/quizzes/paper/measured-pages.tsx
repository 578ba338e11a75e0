import type { PaperVersion } from '@study-assistant/contract/quizzes/paper-versions';
import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import { PaperPage } from './paper-page.tsx';
import { fillColumns, roomOn, toPages, toPixels, type PaperSize } from './paper-size.ts';
import styles from './paper.module.css';

/** What the last line of a page takes, in millimetres, with the space above it. */
const FOOT = 8;

type MeasuredPagesProps = {
  name: string;
  version: PaperVersion;
  size: PaperSize;
  columns: 1 | 2;
  /** What stands above the blocks on the first page, and on the others. */
  firstHead: ReactNode;
  head: ReactNode;
  blocks: readonly ReactNode[];
};

/**
 * Blocks on as many pages as they need, none of which is parted. Their heights are measured beside the
 * pages, as wide as they are printed.
 */
export function MeasuredPages(props: MeasuredPagesProps) {
  const { name, version, size, columns, firstHead, head, blocks } = props;
  const measured = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<number[][]>([]);
  const column = columns === 2 ? styles.half : styles.whole;

  // What stands on the pages is made anew whenever it may have changed, and is measured as often.
  useLayoutEffect(() => {
    const [first = 0, later = 0, ...heights] = [...(measured.current?.children ?? [])].map(
      (element) => element.getBoundingClientRect().height,
    );
    const room = toPixels(roomOn(size).height - FOOT);
    const next = fillColumns(heights, (at) => room - (at < columns ? first : later));
    setFilled((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, [size, columns, firstHead, head, blocks]);

  const pages = toPages(filled, columns);
  return (
    <>
      <div ref={measured} aria-hidden className={classNames(styles.measured, 'no-print')}>
        <div>{firstHead}</div>
        <div>{head}</div>
        {blocks.map((block, at) => (
          <div key={at} className={column}>
            {block}
          </div>
        ))}
      </div>
      {pages.map((page, at) => (
        <PaperPage key={at} {...{ name, version }} number={at + 1} count={pages.length}>
          {at === 0 ? firstHead : head}
          <div className={styles.columns}>
            {page.map((indexes, place) => (
              <div key={place} className={column}>
                {indexes.map((index) => (
                  <Fragment key={index}>{blocks[index]}</Fragment>
                ))}
              </div>
            ))}
          </div>
        </PaperPage>
      ))}
    </>
  );
}
