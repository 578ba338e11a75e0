import { Check, Gift, Minus, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { AnswerLine } from '../../../components/questions/answer-line.tsx';
import { QuestionReasons } from '../../../components/questions/question-reasons.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import type { AttemptResult } from '../../../lib/api/lenient/attempts.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { CorrectionNote } from './correction-notes.tsx';
import styles from './question-result-card.module.css';

type QuestionResultCardProps = {
  result: AttemptResult;
  number: number;
  /** Below everything else. */
  children?: ReactNode;
};

/** What was asked, what was answered, what is right and why. */
export function QuestionResultCard({ result, number, children }: QuestionResultCardProps) {
  const titleId = useId();
  const { question, isCorrect, isDropped, explanation, source, note } = result;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      className={classNames(styles.card, isCorrect && !isDropped && styles.correct)}
    >
      <header className={styles.head}>
        <p className={styles.number}>Question {number}</p>
        <ResultBadge result={result} />
      </header>
      <h3 id={titleId} className={styles.question} dir="auto">
        {question}
      </h3>
      <Answers result={result} />
      {note && <CorrectionNote>{note}</CorrectionNote>}
      {!isDropped && <QuestionReasons explanation={explanation} source={source} />}
      {children}
    </Card>
  );
}

function ResultBadge({ result: { isCorrect, isDropped } }: { result: AttemptResult }) {
  if (isDropped) {
    return (
      <Badge tone="brand" icon={<Gift aria-hidden />}>
        Everybody gets this point
      </Badge>
    );
  }
  return (
    <Badge
      tone={isCorrect ? 'good' : 'bad'}
      icon={isCorrect ? <Check aria-hidden /> : <X aria-hidden />}
    >
      {isCorrect ? 'Correct' : 'Incorrect'}
    </Badge>
  );
}

/** Of a dropped question nothing is said to be right: that is why it was dropped. */
function Answers({ result }: { result: AttemptResult }) {
  const { options, optionOrder, userAnswer, correctAnswer, isCorrect, isDropped } = result;
  return (
    <dl className={styles.answers}>
      {userAnswer === null ? (
        <AnswerLine label="Your Answer" icon={<Minus />} look="open">
          Not Answered
        </AnswerLine>
      ) : (
        <AnswerLine
          label="Your Answer"
          {...lookOf(result)}
          position={optionOrder.indexOf(userAnswer)}
        >
          {options[userAnswer]}
        </AnswerLine>
      )}
      {!isCorrect && !isDropped && options[correctAnswer] !== undefined && (
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
  );
}

function lookOf({ isCorrect, isDropped }: AttemptResult) {
  if (isDropped) return { icon: <Gift />, look: 'open' } as const;
  if (isCorrect) return { icon: <Check />, look: 'right' } as const;
  return { icon: <X />, look: 'wrong' } as const;
}
