import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import type { IndexedQuestion } from './indexed-question.ts';
import { QuestionIndexList } from './question-index-list.tsx';
import styles from './question-nav.module.css';
import { useCurrentQuestion } from './use-current-question.ts';

/** The list itself where there is room for it, else folded. */
export function QuestionNav({ questions }: { questions: readonly IndexedQuestion[] }) {
  const isWide = useMediaQuery('(width >= 1100px)');
  const { current, noteJump } = useCurrentQuestion(questions.map(({ headingId }) => headingId));

  function jump(headingId: string) {
    noteJump(headingId);
    bringToTop(headingId);
  }

  const list = { questions, current, onJump: jump };
  return isWide ? <QuestionIndexList {...list} /> : <FoldedIndex {...list} />;
}

type FoldedIndexProps = ComponentProps<typeof QuestionIndexList>;

function FoldedIndex({ questions, current, onJump }: FoldedIndexProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const at = questions.find(({ headingId }) => headingId === current);
  const total = questions.filter(({ number }) => number !== null).length;

  function close() {
    if (fold.current) fold.current.open = false;
  }

  useEffect(() => {
    const box = fold.current;
    function closeByKey({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !box?.open) return;
      box.open = false;
      box.querySelector('summary')?.focus();
    }
    box?.addEventListener('keydown', closeByKey);
    return () => box?.removeEventListener('keydown', closeByKey);
  }, []);

  return (
    <details
      ref={fold}
      className={styles.fold}

      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>
          Jump to question
          <span className={styles.place}>
            {at?.number ? ` · now at ${at.number} of ${total}` : ` · ${total} in all`}
          </span>
        </span>
        <ChevronDown aria-hidden />
      </summary>
      {isOpen && (
        <QuestionIndexList
          questions={questions}
          current={current}
          onJump={(headingId) => {
            close();
            onJump(headingId);
          }}
        />
      )}
    </details>
  );
}
