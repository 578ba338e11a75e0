import type { Seat } from '@study-assistant/contract/board/board';
import { MathText } from '../../../components/maths/math-text.tsx';
import { OptionMark } from '../../../components/questions/option-mark.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { BoardExplanation } from '../board-explanation.tsx';
import { seatTexts as texts } from '../board-texts.ts';
import styles from './seat.module.css';

/** A question once its answers are shown: what is right, what she chose, and why. */
export function ShownAnswers({ seat }: { seat: Seat }) {
  const { question, solution, answer } = seat;
  if (!question || !solution) return null;
  return (
    <>
      <p className={styles.result}>{sayResult(answer, solution.correctAnswer)}</p>
      <p className={styles.question} dir="auto">
        <MathText>{question.question}</MathText>
      </p>
      <ol className={styles.options}>
        {question.options.map((option, index) => {
          const isRight = index === solution.correctAnswer;
          const words = [
            isRight ? texts.rightAnswer : [],
            index === answer ? texts.yourAnswer : [],
          ].flat();
          return (
            <li key={index} className={classNames(styles.option, isRight && styles.right)}>
              <OptionMark index={index} isCorrect={isRight} />
              <span>
                <span dir="auto">
                  <MathText>{option}</MathText>
                </span>
                {words.length > 0 && <span className={styles.word}>{words.join(' · ')}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <BoardExplanation explanation={solution.explanation} options={question.options} />
      <p className={styles.note}>{texts.wait}</p>
    </>
  );
}

function sayResult(answer: number | null, right: number): string {
  if (answer === null) return texts.open;
  return answer === right ? texts.right : texts.wrong;
}
