import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import type { IndexedQuestion } from './indexed-question.ts';
import styles from './question-index.module.css';

const QuestionNav = lazyPart(async () => (await import('./question-nav.tsx')).QuestionNav);

type QuestionIndexProps = {
  questions: readonly IndexedQuestion[];
  /** The questions themselves, with what else the page has. */
  children: ReactNode;
};

/**
 * A page of many questions with the list of them at its side; on small screens on top, folded. It has
 * its place from the start and comes after the questions, which can be read without it.
 */
export function QuestionIndex({ questions, children }: QuestionIndexProps) {
  return (
    <div className={styles.page}>
      <nav aria-label="Questions" className={styles.nav}>
        <Suspense>
          <QuestionNav questions={questions} />
        </Suspense>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
