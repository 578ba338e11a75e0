import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import type { IndexedQuestion } from './indexed-question.ts';
import styles from './question-index.module.css';

const QuestionNav = lazyPart(async () => (await import('./question-nav.tsx')).QuestionNav);

type QuestionIndexProps = {
  questions: readonly IndexedQuestion[];
  /** Whether nothing here can be used for now. */
  isInert?: boolean;
  /** The questions and the rest of the page. */
  children: ReactNode;
};

/**
 * A page of many questions with a list of them at its side or, on small screens, folded on top. The
 * list has its place from the start but loads after the questions, which do not need it.
 */
export function QuestionIndex({ questions, isInert = false, children }: QuestionIndexProps) {
  return (
    <div inert={isInert} className={styles.page}>
      <nav aria-label="Questions" className={styles.nav}>
        <Suspense>{questions.length > 0 && <QuestionNav questions={questions} />}</Suspense>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
