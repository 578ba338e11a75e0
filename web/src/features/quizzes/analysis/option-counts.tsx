import type { QuestionAnalysis } from '@study-assistant/contract/attempts/analysis';
import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { MathText } from '../../../components/maths/math-text.tsx';
import { OptionMark } from '../../../components/questions/option-mark.tsx';
import { ShareBar } from '../../../components/ui/meter/share-bar.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { countStudents } from './analysis-texts.ts';
import styles from './quiz-analysis.module.css';

const BucketCounts = lazyPart(
  async () => (await import('../../../questions/bucket-counts.tsx')).BucketCounts,
);

type OptionCountsProps = { question: QuestionAnalysis; isJudged: boolean };

/** How a question was answered, as bars and numbers. */
export function AnswerCounts({ question, isJudged }: OptionCountsProps) {
  const { buckets, leftOpen, responses, byTeacher } = question;
  if (!buckets) return <OptionCounts question={question} isJudged={isJudged} />;
  return (
    <Suspense>
      <BucketCounts
        {...{ buckets, leftOpen, responses, byTeacher }}
        describe={(amount) => chosenBy(amount, responses, isJudged)}
      />
    </Suspense>
  );
}

function chosenBy(amount: number, responses: number, isJudged: boolean): string {
  if (!isJudged) return countStudents(amount);
  return `${countStudents(amount)}, ${formatPercent((amount / responses) * 100)}`;
}

function OptionCounts({ question, isJudged }: OptionCountsProps) {
  const { options, optionCounts, correctAnswer, leftOpen, responses } = question;
  const describe = (amount: number) => chosenBy(amount, responses, isJudged);

  return (
    <ul aria-label="How often each option was chosen" className={styles.options}>
      {options.map((option, index) => {
        const isCorrect = index === correctAnswer;
        const amount = optionCounts[index] ?? 0;
        return (
          <li key={index} className={styles.option}>
            <OptionMark index={index} isCorrect={isCorrect} className={styles.letter} />
            <span className={styles.optionText}>
              <span dir="auto">
                <MathText>{option}</MathText>
              </span>
              {isCorrect && (
                <span className={styles.mark}>
                  <Check aria-hidden /> Right answer
                </span>
              )}
            </span>
            <span className={styles.count}>{describe(amount)}</span>
            <span className={styles.bar}>
              <ShareBar share={share(amount)} tone={isCorrect ? 'good' : 'neutral'} />
            </span>
          </li>
        );
      })}
      {leftOpen > 0 && (
        <li className={styles.leftOpen}>
          <span>Left open</span> <span className={styles.count}>{describe(leftOpen)}</span>
        </li>
      )}
    </ul>
  );

  function share(amount: number): number {
    return responses === 0 ? 0 : amount / responses;
  }
}
