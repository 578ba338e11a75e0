import type { LedBoard } from '@study-assistant/contract/board/board';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { MathText } from '../../../components/maths/math-text.tsx';
import { OptionMark } from '../../../components/questions/option-mark.tsx';
import { ShareBar } from '../../../components/ui/meter/share-bar.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { BoardExplanation } from '../board-explanation.tsx';
import { ledTexts as texts } from '../board-texts.ts';
import styles from './led-board.module.css';

type AskedQuestionProps = { headingRef: RefObject<HTMLHeadingElement | null>; board: LedBoard };

/** The present question, large; once its answers are shown, with a bar for each option. */
export function AskedQuestion({ headingRef, board }: AskedQuestionProps) {
  const { question, questionIndex, numQuestions, solution, bars, answered, joined } = board;
  if (!question || questionIndex === null) return null;
  const most = Math.max(1, ...(bars ?? []));
  return (
    <>
      <p className={styles.place}>{texts.question(questionIndex + 1, numQuestions)}</p>
      <h2 ref={headingRef} tabIndex={-1} className={styles.question} dir="auto">
        <MathText>{question.question}</MathText>
      </h2>
      <ol className={styles.options}>
        {question.options.map((option, index) => {
          const isRight = solution?.correctAnswer === index;
          const chosen = bars?.[index];
          return (
            <li key={index} className={classNames(styles.option, isRight && styles.right)}>
              <OptionMark index={index} isCorrect={isRight} className={styles.letter} />
              <span dir="auto" className={styles.words}>
                <MathText>{option}</MathText>
                {isRight && (
                  <span className={styles.rightWord}>
                    <Check aria-hidden /> {texts.right}
                  </span>
                )}
              </span>
              {chosen !== undefined && (
                <span className={styles.bar}>
                  <ShareBar share={chosen / most} tone={isRight ? 'good' : 'neutral'} />
                  <span>{texts.chosen(chosen)}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {solution ? (
        <BoardExplanation explanation={solution.explanation} options={question.options} />
      ) : (
        <p className={styles.count} role="status">
          {texts.answered(answered, joined)}
        </p>
      )}
    </>
  );
}
