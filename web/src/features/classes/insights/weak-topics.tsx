import type { ClassNumbers } from '@study-assistant/contract/attempts/analysis';
import { Card } from '../../../components/ui/card/card.tsx';
import { Advice } from './advice.tsx';
import { AnswerShare } from './answer-share.tsx';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';

type WeakTopicsProps = {
  numbers: ClassNumbers;
  /** What to do about each topic, in their order; '' where nothing is said. */
  advice: readonly string[];
};

export function WeakTopics({ numbers, advice }: WeakTopicsProps) {
  const { weakTopics, strongTopics, hardQuestions } = numbers;
  const isKnown = strongTopics.length > 0 || hardQuestions.length > 0;
  return (
    <Card title="Weakest topics" headingLevel={3}>
      {weakTopics.length === 0 && (
        <p className={styles.none}>{isKnown ? texts.noTopics : texts.tooFewAnswers}</p>
      )}
      <ol className={styles.list}>
        {weakTopics.map(({ topic, right, asked }, index) => (
          <li key={topic} className={styles.item}>
            <span className={styles.name} dir="auto">
              {topic}
            </span>
            <AnswerShare right={right} asked={asked} />
            <Advice>{advice[index]}</Advice>
          </li>
        ))}
      </ol>
    </Card>
  );
}
