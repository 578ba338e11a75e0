import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import temml from 'temml';
import 'temml/dist/Temml-Local.css';
import { classNames } from '../../lib/dom/class-names.ts';
import styles from './formula.module.css';

export type FormulaProps = {
  tex: string;
  isBlock: boolean;
  /** The formula as it was written, with its dollar signs. */
  source: string;
  marksWrong: boolean;
};

/**
 * A formula as MathML, which browsers draw and read aloud by themselves; as it was written where it is no
 * TeX. It is built as nodes, since the page's policy takes no styles from markup.
 */
export function Formula({ tex, isBlock, source, marksWrong }: FormulaProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isWide, setIsWide] = useState(false);
  const { math, problem } = useMemo(() => draw(tex, isBlock), [tex, isBlock]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !math) return;
    current.replaceChildren(math);
    // What scrolls has to be reached by keys, unless it is part of a button, which is.
    setIsWide(current.scrollWidth > current.clientWidth && !current.closest('button'));
  }, [math]);
  if (!math) {
    return marksWrong ? (
      <span className={styles.wrong}>
        {source}
        <span className={styles.problem}> This formula cannot be read: {problem}</span>
      </span>
    ) : (
      source
    );
  }
  return (
    <span
      ref={box}
      className={classNames(styles.formula, isBlock && styles.block)}
      // A formula begins at its left in every language.
      dir="ltr"
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': 'Formula' })}
    />
  );
}

type Drawn = { math: Element; problem?: never } | { math?: never; problem: string };

/** Commands that load, link or style anything are refused, and none may grow without end. */
const bounds: { trust: false; maxExpand: number; maxSize: [em: number, pt: number] } = {
  trust: false,
  maxExpand: 200,
  maxSize: [20, 200],
};

function draw(tex: string, isBlock: boolean): Drawn {
  const holder = document.createElement('span');
  try {
    temml.render(tex, holder, { ...bounds, displayMode: isBlock, throwOnError: true });
  } catch (error) {
    return { problem: explain(error) };
  }
  const math = holder.firstElementChild;
  return math ? { math } : { problem: 'it is empty.' };
}

/** The parser's reason without the place, which counts from the start of a formula; other errors say nothing. */
function explain(error: unknown): string {
  if (!(error instanceof Error && error.name === 'ParseError')) return 'it is too deep.';
  const [reason = ''] = error.message.trim().split(/ at (?:position \d+|end of input)/);
  return `${reason.replace(/\.$/, '')}.`;
}
