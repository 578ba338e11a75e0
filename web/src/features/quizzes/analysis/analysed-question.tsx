import type { QuestionAnalysis } from '@study-assistant/contract/attempts/analysis';
import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { QuestionFacts } from '../../../components/questions/question-facts.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { paths } from '../../../paths.ts';
import { missingStudents } from './analysis-texts.ts';
import { OptionCounts } from './option-counts.tsx';
import { QuestionFlags } from './question-flags.tsx';
import { QuestionMeasures } from './question-measures.tsx';
import { QuestionReports } from './question-reports.tsx';
import styles from './quiz-analysis.module.css';

type AnalysedQuestionProps = {
  quizId: string;
  question: QuestionAnalysis;
  minResponses: number;
  /** Who took the quiz: where these are too few, the page says so once for all questions. */
  students: number;
  isBusy: boolean;
  onKeep: () => void;
  onDrop: () => void;
};

export function AnalysedQuestion(props: AnalysedQuestionProps) {
  const { quizId, question, minResponses, students, isBusy, onKeep, onDrop } = props;
  const titleId = useId();
  const { questionNumber, topic, responses, flags } = question;
  const isJudged = responses >= minResponses;
  const hasSuspectKey = flags.some(({ flag }) => flag === 'probably-wrong-key');
  return (
    <Card
      as="article"
      id={`question-${questionNumber}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.question}
    >
      <QuestionFacts number={questionNumber} topic={topic} />
      <h3 id={titleId} className={styles.text} dir="auto">
        {question.question}
      </h3>
      <QuestionReports
        quizId={quizId}
        question={question}
        isBusy={isBusy}
        onKeep={onKeep}
        onDrop={onDrop}
      />
      <QuestionFlags flags={flags} />
      {!isJudged && students >= minResponses && (
        <p className={styles.pending}>
          {missingStudents(responses, minResponses)} must answer this question before it is judged.
        </p>
      )}
      <QuestionMeasures question={question} isJudged={isJudged} />
      <OptionCounts question={question} isJudged={isJudged} />
      {question.reports.length === 0 && (
        <ButtonLink
          to={`${paths.quizEdit(quizId)}#question-${questionNumber}`}
          variant={hasSuspectKey ? 'primary' : 'secondary'}
          icon={<KeyRound aria-hidden />}
          aria-label={`Correct the key of question ${questionNumber}`}
          className={styles.correct}
        >
          Correct the key
        </ButtonLink>
      )}
    </Card>
  );
}
