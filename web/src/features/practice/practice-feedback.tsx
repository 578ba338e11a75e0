import type { GivenAnswer } from '@study-assistant/contract/questions/answer';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
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
  const { isCorrect, correctAnswer, explanation, source, returnsOn } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <>
      <p className={styles.question} dir="auto">
        {question.question}
      </p>
      <h3 ref={title} tabIndex={-1} className={isCorrect ? styles.right : styles.wrong}>
        {titleOf(answer)}
      </h3>
      <dl className={styles.answers}>
        <AnswerLine
          label="Your Answer"
          icon={isCorrect ? <Check /> : <X />}
          look={isCorrect ? 'right' : 'wrong'}
          {...positionOf(question, chosen)}
        >
          {typeof chosen === 'number' ? question.options[chosen] : answer.said}
        </AnswerLine>
        {!isCorrect && (
          <AnswerLine
            label="Correct Answer"
            icon={<Check />}
            look="right"
            {...positionOf(question, question.kind === undefined ? correctAnswer : null)}
          >
            {question.kind === undefined ? question.options[correctAnswer] : answer.rightSaid}
          </AnswerLine>
        )}
      </dl>
      <QuestionReasons explanation={explanation} source={source} options={question.options} />
      <p className={styles.returns}>
        {returnsOn === null
          ? 'You have learned this one: it does not come back.'
          : `This question comes back on ${formatDate(`${returnsOn}T12:00:00Z`)}.`}
      </p>
    </>
  );
}

function titleOf({ isCorrect, points = 0 }: PracticeAnswer): string {
  if (isCorrect) return 'That is right';
  return points > 0 ? 'Partly right' : 'Not yet';
}

/** Only an option of a choice has a letter. */
function positionOf({ optionOrder }: PracticeQuestion, option: GivenAnswer | null) {
  return typeof option === 'number' ? { position: optionOrder.indexOf(option) } : {};
}
