import { splitMaths } from '@study-assistant/contract/questions/split-maths';
import { Fragment, Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../lib/dom/lazy-part.ts';
import type { FormulaProps } from './formula.tsx';

export type MathPiecesProps = { text: string; marksWrong?: boolean | undefined };

const Formula = lazyPart<FormulaProps>(() =>
  import('./formula.tsx').then(
    (found) => found.Formula,
    () =>
      ({ source }) =>
        source,
  ),
);

/** A text with a dollar sign, of which most are prices: what draws formulas comes with the first formula. */
export function MathPieces({ text, marksWrong = false }: MathPiecesProps): ReactNode {
  return splitMaths(text).map((piece, at) => {
    if (piece.type === 'words') return <Fragment key={at}>{piece.text}</Fragment>;
    const { tex, isBlock } = piece;
    const source = isBlock ? `$$${tex}$$` : `$${tex}$`;
    return (
      <Suspense key={at} fallback={source}>
        <Formula {...{ tex, isBlock, source, marksWrong }} />
      </Suspense>
    );
  });
}
