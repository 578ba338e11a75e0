import type { HardQuestion } from '@study-assistant/contract/attempts/analysis';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/card/card.tsx';
import { paths } from '../../../paths.ts';
import { Advice } from './advice.tsx';
import { AnswerShare } from './answer-share.tsx';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';

type HardQuestionsProps = {
  questions: readonly HardQuestion[];
  /** What to do about each question, in their order; '' where nothing is said. */
  advice: readonly string[];
};

export function HardQuestions({ questions, advice }: HardQuestionsProps) {
  return (
    <Card title="Hardest questions" headingLevel={3}>
      {questions.length === 0 && <p className={styles.none}>{texts.noQuestions}</p>}
      <ol className={styles.list}>
        {questions.map(({ quizId, quizTitle, questionNumber, question, right, asked }, index) => (
          <li key={`${quizId} ${questionNumber}`} className={styles.item}>
            <span>
              <Link
                to={paths.quizAnalysisQuestion(quizId, questionNumber)}
                className={styles.name}
                dir="auto"
              >
                {question}
              </Link>
              <span className={styles.from} dir="auto">
                {quizTitle}
              </span>
            </span>
            <AnswerShare right={right} asked={asked} />
            <Advice>{advice[index]}</Advice>
          </li>
        ))}
      </ol>
    </Card>
  );
}
