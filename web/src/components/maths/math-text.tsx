import { Suspense } from 'react';
import { lazyPart } from '../../lib/dom/lazy-part.ts';
import type { MathPiecesProps } from './math-pieces.tsx';

type MathTextProps = {
  children: string | undefined;
  /** Whether a formula that cannot be read is marked, for whoever can mend it. */
  marksWrong?: boolean;
};

/** Without the code, as on a device that has gone offline, a formula stays as it was written. */
const MathPieces = lazyPart<MathPiecesProps>(() =>
  import('./math-pieces.tsx').then(
    (found) => found.MathPieces,
    () =>
      ({ text }) =>
        text,
  ),
);

/** A text of a question with its formulas. One without a dollar sign takes no code but this. */
export function MathText({ children: text = '', marksWrong }: MathTextProps) {
  if (!text.includes('$')) return text;
  return (
    <Suspense fallback={text}>
      <MathPieces text={text} marksWrong={marksWrong} />
    </Suspense>
  );
}
