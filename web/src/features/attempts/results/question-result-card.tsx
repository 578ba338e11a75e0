import { Check, Minus, X } from 'lucide-react';
import { useId } from 'react';
import { AnswerLine } from '../../../components/questions/answer-line.tsx';
import { QuestionReasons } from '../../../components/questions/question-reasons.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import type { AttemptResult } from '../../../lib/api/lenient/attempts.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { CorrectionNote } from './correction-notes.tsx';
import styles from './question-result-card.module.css';

type QuestionResultCardProps = { result: AttemptResult; number: number };

/** What was asked, what was answered, what is right and why. */
export function QuestionResultCard({ result, number }: QuestionResultCardProps) {
  const titleId = useId();
  const { question, options, optionOrder, userAnswer, correctAnswer, isCorrect } = result;
  const { explanation, source, note } = result;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      className={classNames(styles.card, isCorrect && styles.correct)}
    >
      <header className={styles.head}>
        <p className={styles.number}>Question {number}</p>
        <Badge
          tone={isCorrect ? 'good' : 'bad'}
          icon={isCorrect ? <Check aria-hidden /> : <X aria-hidden />}
        >
          {isCorrect ? 'Correct' : 'Incorrect'}
        </Badge>
      </header>
      <h3 id={titleId} className={styles.question} dir="auto">
        {question}
      </h3>
      <dl className={styles.answers}>
        {userAnswer === null ? (
          <AnswerLine label="Your Answer" icon={<Minus />} look="open">
            Not Answered
          </AnswerLine>
        ) : (
          <AnswerLine
            label="Your Answer"
            icon={isCorrect ? <Check /> : <X />}
            look={isCorrect ? 'right' : 'wrong'}
            position={optionOrder.indexOf(userAnswer)}
          >
            {options[userAnswer]}
          </AnswerLine>
        )}
        {!isCorrect && options[correctAnswer] !== undefined && (
          <AnswerLine
            label="Correct Answer"
            icon={<Check />}
            look="right"
            position={optionOrder.indexOf(correctAnswer)}
          >
            {options[correctAnswer]}
          </AnswerLine>
        )}
      </dl>
      {note && <CorrectionNote>{note}</CorrectionNote>}
      <QuestionReasons explanation={explanation} source={source} />
    </Card>
  );
}
