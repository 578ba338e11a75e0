import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { bringToTop } from '../../../lib/dom/bring-to-top.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import type { IndexedQuestion } from './indexed-question.ts';
import { QuestionIndexList } from './question-index-list.tsx';
import styles from './question-nav.module.css';

/** The list, folded unless there is room for it. */
export function QuestionNav({ questions }: { questions: readonly IndexedQuestion[] }) {
  const isWide = useMediaQuery('(width >= 1240px)');
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

/** The band of the screen where people read: a question in it is the current one. */
const READING_BAND = '-15% 0px -75% 0px';
/** How long to ignore what a jump scrolls into the band, as at the end of the page. */
const JUMP_MS = 500;

/** Returns the heading of the question being read or written, and a function that jumps to one. */
function useCurrentQuestion(headingIds: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const jumpedAt = useRef(-JUMP_MS);
  const key = headingIds.join(' ');

  const noteJump = useCallback((headingId: string) => {
    jumpedAt.current = performance.now();
    setCurrent(headingId);
  }, []);

  // The last question of a page never comes up to where people read.
  useEffect(() => {
    const ids = key.split(' ');
    function follow({ target }: FocusEvent) {
      const card = target instanceof Element ? target.closest('article') : null;
      const id = card?.getAttribute('aria-labelledby');
      if (id && ids.includes(id)) noteJump(id);
    }
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [key, noteJump]);

  useEffect(() => {
    const ids = key.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        // Between two questions the last one stays current.
        const first = ids.find((id) => seen.has(id));
        const isJumping = performance.now() - jumpedAt.current < JUMP_MS;
        if (first !== undefined && !isJumping) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids) {
      const card = document.getElementById(id)?.closest('article');
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [key]);

  return { current, noteJump };
}
