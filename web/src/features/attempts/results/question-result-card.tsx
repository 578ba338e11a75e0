import { Check, ChevronDown, Gift, Minus, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { AnswerLine } from '../../../components/questions/answer-line.tsx';
import { QuestionReasons } from '../../../components/questions/question-reasons.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import type { AttemptResult } from '../../../lib/api/lenient/attempts.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { optionLetter } from '../../../lib/format/option-letter.ts';
import { CorrectionNote } from './correction-notes.tsx';
import styles from './question-result-card.module.css';

type QuestionResultCardProps = {
  result: AttemptResult;
  number: number;
  /** Folded, it is one line. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Below everything else. */
  children?: ReactNode;
};

/** What was asked, what was answered, what is right and why. */
export function QuestionResultCard(props: QuestionResultCardProps) {
  const { result, number, isOpen, onToggle, children } = props;
  const titleId = useId();
  const { question, isCorrect, isDropped, explanation, source, note } = result;
  return (
    <Card
      as="article"
      id={`question-${number}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(styles.card, isCorrect && !isDropped && styles.correct)}
    >
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles.head}>
          <span className={styles.number}>
            <span className={styles.word}>Question </span>
            {number}
          </span>
          <h3 id={titleId} className={styles.question} dir="auto">
            {question}
          </h3>
          <ResultBadge result={result} />
          <ChevronDown aria-hidden className={styles.arrow} />
        </summary>
        <div className={styles.body}>
          <Answers result={result} />
          {note && <CorrectionNote>{note}</CorrectionNote>}
          {!isDropped && <QuestionReasons explanation={explanation} source={source} />}
          {children}
        </div>
      </details>
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
      <span className={styles.verdict}>{isCorrect ? 'Correct' : 'Incorrect'}</span>
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
      <OtherOptions result={result} />
    </dl>
  );
}

/** What else there was to choose from, in a quiet line. */
function OtherOptions({ result }: { result: AttemptResult }) {
  const { options, optionOrder, userAnswer, correctAnswer, isDropped } = result;
  const others = optionOrder.flatMap((option, place) => {
    const isNamed = option === userAnswer || (option === correctAnswer && !isDropped);
    return isNamed ? [] : [{ place, text: options[option] }];
  });
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <dt>Other options</dt>
      {others.map(({ place, text }) => (
        <dd key={place}>
          <b>{optionLetter(place)}</b> <span dir="auto">{text}</span>
        </dd>
      ))}
    </div>
  );
}

function lookOf({ isCorrect, isDropped }: AttemptResult) {
  if (isDropped) return { icon: <Gift />, look: 'open' } as const;
  if (isCorrect) return { icon: <Check />, look: 'right' } as const;
  return { icon: <X />, look: 'wrong' } as const;
}
