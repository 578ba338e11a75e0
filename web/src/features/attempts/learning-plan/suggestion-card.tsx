import { ChevronsDown, Lightbulb, RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './suggestion-card.module.css';

/** Of so many characters at most, a text is seen without scrolling. */
const HINT_LENGTH = 150;

type SuggestionCardProps = { number: number; text: string };

/**
 * A card with the suggestion on its back. Turning it changes what is seen; a screen reader finds
 * both faces at any time. On the back the button lies over the whole text inside what scrolls, so
 * that a click anywhere turns the card and the arrow keys scroll it.
 */
export function SuggestionCard({ number, text }: SuggestionCardProps) {
  const textId = useId();
  const [isTurned, setIsTurned] = useState(false);
  const front = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  function turn() {
    flushSync(() => setIsTurned(!isTurned));
    (isTurned ? front : back).current?.focus({ preventScroll: true });
  }

  return (
    <li className={classNames(styles.card, isTurned && styles.turned)}>
      <div className={styles.faces}>
        <div className={classNames(styles.face, styles.front)}>
          <span aria-hidden className={styles.icon}>
            <Lightbulb />
          </span>
          <h3>Suggestion {number}</h3>
          <p aria-hidden className={styles.hint}>
            Click to read
          </p>
          <button
            ref={front}
            type="button"
            aria-expanded={false}
            aria-controls={textId}
            aria-label={`Show suggestion ${number}`}
            hidden={isTurned}
            className={styles.cover}
            onClick={turn}
          />
        </div>
        <div className={classNames(styles.face, styles.back)}>
          <div className={styles.scroll}>
            <div className={styles.content}>
              <p id={textId} dir="auto">
                {text}
              </p>
              <button
                ref={back}
                type="button"
                aria-expanded
                aria-controls={textId}
                aria-label={`Hide suggestion ${number}`}
                hidden={!isTurned}
                className={styles.cover}
                onClick={turn}
              />
            </div>
          </div>
          <p aria-hidden className={styles.hint}>
            {text.length > HINT_LENGTH ? (
              <>
                <ChevronsDown /> Scroll to read more
              </>
            ) : (
              <>
                <RotateCcw /> Click to turn back
              </>
            )}
          </p>
        </div>
      </div>
    </li>
  );
}
