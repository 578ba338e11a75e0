import type { HardQuestion } from '@study-assistant/contract/analysis';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/card/card.tsx';
import { paths } from '../../../paths.ts';
import { AnswerShare } from './answer-share.tsx';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';

export function HardQuestions({ questions }: { questions: readonly HardQuestion[] }) {
  return (
    <Card title="Hardest questions" headingLevel={3}>
      {questions.length === 0 && <p className={styles.none}>{texts.noQuestions}</p>}
      <ol className={styles.list}>
        {questions.map(({ quizId, quizTitle, questionNumber, question, right, asked }) => (
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
          </li>
        ))}
      </ol>
    </Card>
  );
}
