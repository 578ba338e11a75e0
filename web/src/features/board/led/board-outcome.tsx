import type { LedBoard } from '@study-assistant/contract/board/board';
import { useState, type RefObject } from 'react';
import { MathText } from '../../../components/maths/math-text.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ShareBar } from '../../../components/ui/meter/share-bar.tsx';
import { paths } from '../../../paths.ts';
import { ledTexts as texts } from '../board-texts.ts';
import styles from './led-board.module.css';
import { StartBoard } from './start-board.tsx';

type BoardOutcomeProps = { headingRef: RefObject<HTMLHeadingElement | null>; board: LedBoard };

/** How each question went, for the class as a whole, and the way to another quiz. */
export function BoardOutcome({ headingRef, board }: BoardOutcomeProps) {
  const { classId, quizTitle, keptAs, outcome } = board;
  const [isStarting, setIsStarting] = useState(false);
  if (isStarting) return <StartBoard classId={classId} />;
  return (
    <>
      <p className={styles.place} dir="auto">
        {quizTitle}
      </p>
      <h2 ref={headingRef} tabIndex={-1} className={styles.question}>
        {texts.overTitle}
      </h2>
      <p>{texts.keptNote[keptAs]}</p>
      {outcome.length === 0 ? (
        <p>{texts.noneAsked}</p>
      ) : (
        <ol className={styles.outcome}>
          {outcome.map(({ question, answered, right }, index) => (
            <li key={index}>
              <span dir="auto">
                <MathText>{question}</MathText>
              </span>
              <span className={styles.bar}>
                <ShareBar share={answered === 0 ? 0 : right / answered} tone="good" />
                <span>{answered === 0 ? texts.nobody : texts.outcome(right, answered)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <ButtonLink to={paths.schoolClass(classId)} variant="primary">
          {texts.backToClass}
        </ButtonLink>
        <Button onClick={() => setIsStarting(true)}>{texts.another}</Button>
      </div>
    </>
  );
}
