import type { QuestionResult } from '@study-assistant/contract/attempts';
import type { Source } from '@study-assistant/contract/quizzes';
import { Check, Lightbulb, Minus, Quote, X } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { classNames } from '../../lib/class-names.ts';
import { AnswerLine } from './answer-line.tsx';
import styles from './question-result-card.module.css';

type QuestionResultCardProps = { result: QuestionResult; number: number };

/** What was asked, what was answered, what is right and why. */
export function QuestionResultCard({ result, number }: QuestionResultCardProps) {
  const titleId = useId();
  const { question, options, userAnswer, correctAnswer, isCorrect, explanation, source } = result;
  return (
    <article
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
            position={userAnswer}
          >
            {options[userAnswer]}
          </AnswerLine>
        )}
        {!isCorrect && (
          <AnswerLine label="Correct Answer" icon={<Check />} look="right" position={correctAnswer}>
            {options[correctAnswer]}
          </AnswerLine>
        )}
      </dl>
      {explanation.trim() !== '' && (
        <div className={styles.explanation}>
          <h4>
            <Lightbulb aria-hidden />
            <span>Explanation</span>
          </h4>
          <p dir="auto">{explanation}</p>
        </div>
      )}
      {source.quote.trim() !== '' && (
        <figure className={styles.source}>
          <figcaption>
            <Quote aria-hidden />
            <span dir="auto">{placeOf(source)}</span>
          </figcaption>
          <blockquote dir="auto">{source.quote}</blockquote>
        </figure>
      )}
    </article>
  );
}

function placeOf({ page, section }: Source): string {
  if (page !== null) return `From your material, page ${page}`;
  return section ? `From your material, “${section}”` : 'From your material';
}
