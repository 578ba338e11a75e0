import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { Check, Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MathText } from '../../components/maths/math-text.tsx';
import { AnswerLine } from '../../components/questions/answer-line.tsx';
import { QuestionReasons } from '../../components/questions/question-reasons.tsx';
import type { PracticeQuestion } from '../../lib/api/lenient/practice.ts';
import { formatDate } from '../../lib/format/dates.ts';
import type { PracticeAnswer } from '../../queries/attempts.ts';
import styles from './practice.module.css';

type PracticeFeedbackProps = {
  question: PracticeQuestion;
  chosen: GivenAnswer;
  answer: PracticeAnswer;
};

/** Shows right after an answer what is right and where the material says so. */
export function PracticeFeedback({ question, chosen, answer }: PracticeFeedbackProps) {
  const { isCorrect, awaiting, correctAnswer, explanation, source } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <>
      <p className={styles.question} dir="auto">
        <MathText>{question.question}</MathText>
      </p>
      <h3 ref={title} tabIndex={-1} className={isCorrect ? styles.right : styles.wrong}>
        {titleOf(answer)}
      </h3>
      <dl className={styles.answers}>
        <AnswerLine label="Your Answer" {...lookOf(answer)} {...positionOf(question, chosen)}>
          <MathText>{typeof chosen === 'number' ? question.options[chosen] : answer.said}</MathText>
        </AnswerLine>
        {!isCorrect && (
          <AnswerLine
            label={awaiting ? 'Accepted Answers' : 'Correct Answer'}
            icon={<Check />}
            look="right"
            {...positionOf(question, question.kind === undefined ? correctAnswer : null)}
          >
            <MathText>
              {question.kind === undefined ? question.options[correctAnswer] : answer.rightSaid}
            </MathText>
          </AnswerLine>
        )}
      </dl>
      <QuestionReasons explanation={explanation} source={source} options={question.options} />
      <p className={styles.returns}>{sayReturn(answer)}</p>
    </>
  );
}

function titleOf({ isCorrect, awaiting, points = 0 }: PracticeAnswer): string {
  if (awaiting) return 'Compare your answer';
  if (isCorrect) return 'That is right';
  return points > 0 ? 'Partly right' : 'Not yet';
}

/** What a teacher would have to mark is neither right nor wrong here. */
function lookOf({ isCorrect, awaiting }: PracticeAnswer) {
  if (awaiting) return { icon: <Minus />, look: 'open' } as const;
  return isCorrect
    ? ({ icon: <Check />, look: 'right' } as const)
    : ({ icon: <X />, look: 'wrong' } as const);
}

function sayReturn({ awaiting, returnsOn }: PracticeAnswer): string {
  if (awaiting) return 'Nobody marks what you practise, so this question is asked again.';
  if (returnsOn === null) return 'You have learned this one: it does not come back.';
  return `This question comes back on ${formatDate(`${returnsOn}T12:00:00Z`)}.`;
}

/** Only an option of a choice has a letter. */
function positionOf({ optionOrder }: PracticeQuestion, option: GivenAnswer | null) {
  return typeof option === 'number' ? { position: optionOrder.indexOf(option) } : {};
}
