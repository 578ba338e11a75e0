import type { HandMark, MarkColumn } from '@study-assistant/contract/assignments/mark-columns';
import { MessageSquare } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './markbook.module.css';
import type { TypedMark } from './typed-marks.ts';

export type Step = 'up' | 'down' | 'left' | 'right';

type HandCellProps = {
  id: string;
  column: MarkColumn;
  fullName: string;
  mark: HandMark;
  /** What was typed and is not saved yet. */
  typed: TypedMark | undefined;
  isReadOnly: boolean;
  onEnter: (points: number | null) => void;
  onMove: (step: Step) => void;
  onUndo: () => void;
  onComment: () => void;
};

/** The points of a student in a column by hand: typed in place, and saved when the cell is left. */
export function HandCell(props: HandCellProps) {
  const { id, column, fullName, typed, isReadOnly, onEnter, onMove, onUndo, onComment } = props;
  const mark = typed?.mark ?? props.mark;
  const [draft, showDraft] = useState<string | null>(null);
  // Enter moves the cursor, and the cell that it leaves is told before it is rendered again.
  const latest = useRef<string | null>(null);
  const wrong = draft !== null && readPoints(draft, column.highest) === undefined;
  const sentence = wrong ? `0 to ${column.highest}` : (typed?.sentence ?? null);
  const saved = mark.points === null ? '' : String(mark.points);
  if (isReadOnly) {
    return (
      <>
        <span className={styles.points}>{saved}</span>
        {mark.comment !== '' && <CommentButton {...{ fullName, column, mark, onComment }} />}
      </>
    );
  }

  function setDraft(next: string | null) {
    latest.current = next;
    showDraft(next);
  }

  /** False while what is typed is no mark: it stays, and so does the cursor. */
  function commit(): boolean {
    if (latest.current === null) return true;
    const points = readPoints(latest.current, column.highest);
    if (points === undefined) return false;
    setDraft(null);
    if (points !== mark.points) onEnter(points);
    return true;
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') return setDraft(null);
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isUndo && draft === null) {
      event.preventDefault();
      return onUndo();
    }
    const step = stepOf(event);
    if (!step) return undefined;
    event.preventDefault();
    if (commit()) onMove(step);
    return undefined;
  }

  return (
    <span className={styles.entry}>
      <input
        id={id}
        className={styles.points}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${column.name}, ${fullName}, of ${column.highest}`}
        aria-invalid={wrong || undefined}
        aria-describedby={sentence === null ? undefined : `${id}-sentence`}
        value={draft ?? saved}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      <CommentButton {...{ fullName, column, mark, onComment }} />
      {sentence !== null && (
        <span id={`${id}-sentence`} className={styles.unsaved}>
          {wrong ? sentence : 'Not saved'}
        </span>
      )}
    </span>
  );
}

type CommentButtonProps = {
  fullName: string;
  column: { name: string };
  mark: { comment: string };
  onComment: () => void;
};

/** Tells by its look and its name whether there is a comment. */
export function CommentButton({ fullName, column, mark, onComment }: CommentButtonProps) {
  const what = `${fullName}, ${column.name}`;
  const isThere = mark.comment !== '';
  return (
    <button
      type="button"
      className={classNames(styles.comment, isThere && styles.commented)}
      aria-label={isThere ? `Comment for ${what}: ${mark.comment}` : `Comment for ${what}`}
      title={isThere ? mark.comment : undefined}
      onClick={onComment}
    >
      <MessageSquare aria-hidden />
    </button>
  );
}

/** Null for an empty text, undefined for what is no number of points; a comma is a point too. */
function readPoints(text: string, highest: number): number | null | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(trimmed)) return undefined;
  return Number(trimmed) > highest ? undefined : Number(trimmed);
}

/** Left and right move within the text first. */
function stepOf({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>): Step | null {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  switch (key) {
    case 'Enter':
      return shiftKey ? 'up' : 'down';
    case 'ArrowDown':
      return 'down';
    case 'ArrowUp':
      return 'up';
    case 'ArrowLeft':
      return isWhole || selectionEnd === 0 ? 'left' : null;
    case 'ArrowRight':
      return isWhole || selectionStart === value.length ? 'right' : null;
    default:
      return null;
  }
}
