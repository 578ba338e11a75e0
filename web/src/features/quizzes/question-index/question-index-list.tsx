import { CircleAlert, CircleQuestionMark, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MathText } from '../../../components/maths/math-text.tsx';
import type { IndexedQuestion } from './indexed-question.ts';
import styles from './question-nav.module.css';

const marks = {
  check: { icon: <CircleQuestionMark aria-hidden />, words: 'to check' },
  problem: { icon: <CircleAlert aria-hidden />, words: 'something is missing' },
  deleted: { icon: <Trash2 aria-hidden />, words: 'deleted' },
} as const;

type QuestionIndexListProps = {
  questions: readonly IndexedQuestion[];
  current: string | null;
  onJump: (headingId: string) => void;
};

/** Every question with its number, first words and open work. */
export function QuestionIndexList({ questions, current, onJump }: QuestionIndexListProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!box || !item) return;
    // Only the list scrolls: `scrollIntoView` would move the page too.
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [current]);

  return (
    <ol ref={list} className={styles.list}>
      {questions.map(({ headingId, number, text, mark }) => (
        <li key={headingId}>
          <button
            type="button"
            className={styles.item}
            aria-current={headingId === current ? 'location' : undefined}
            data-mark={mark ?? undefined}
            onClick={() => onJump(headingId)}
          >
            <span className={styles.number}>{number ?? '–'}</span>
            <span className={styles.text} dir="auto">
              <MathText>{text || 'Not written yet'}</MathText>
            </span>
            {mark && (
              <span className={styles.mark}>
                {marks[mark].icon}
                <span className="visually-hidden">, {marks[mark].words}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
