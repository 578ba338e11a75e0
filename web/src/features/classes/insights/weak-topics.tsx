import type { ClassNumbers } from '@study-assistant/contract/analysis';
import { Card } from '../../../components/ui/card/card.tsx';
import { AnswerShare } from './answer-share.tsx';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';

export function WeakTopics({ numbers }: { numbers: ClassNumbers }) {
  const { weakTopics, strongTopics, hardQuestions } = numbers;
  const isKnown = strongTopics.length > 0 || hardQuestions.length > 0;
  return (
    <Card title="Weakest topics" headingLevel={3}>
      {weakTopics.length === 0 && (
        <p className={styles.none}>{isKnown ? texts.noTopics : texts.tooFewAnswers}</p>
      )}
      <ol className={styles.list}>
        {weakTopics.map(({ topic, right, asked }) => (
          <li key={topic} className={styles.item}>
            <span className={styles.name} dir="auto">
              {topic}
            </span>
            <AnswerShare right={right} asked={asked} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
