import type { QuestionAnalysis, QuestionFlag } from '@study-assistant/contract/attempts/analysis';
import { Flag, KeyRound } from 'lucide-react';
import { useId } from 'react';
import { MathText } from '../../../components/maths/math-text.tsx';
import { QuestionFacts } from '../../../components/questions/question-facts.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { formatDuration } from '../../../lib/format/durations.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { flagNames, missingStudents, texts } from './analysis-texts.ts';
import { AnswerCounts } from './option-counts.tsx';
import { QuestionReports } from './question-reports.tsx';
import styles from './quiz-analysis.module.css';
import { rateDiscrimination } from './rate-discrimination.ts';

type AnalysedQuestionProps = {
  quizId: string;
  question: QuestionAnalysis;
  minResponses: number;
  /** How many students took the quiz; if too few, the page says so once for all questions. */
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
        <MathText>{question.question}</MathText>
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
      <AnswerCounts question={question} isJudged={isJudged} />
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

const tones: Record<QuestionFlag, Tone> = {
  'probably-wrong-key': 'bad',
  'too-easy': 'brand',
  'too-hard': 'warn',
  'option-nobody-picks': 'brand',
};

/** The reasons to look at a question, one sentence each. */
function QuestionFlags({ flags }: Pick<QuestionAnalysis, 'flags'>) {
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {flags.map(({ flag, sentence }) => (
        <li key={flag}>
          <Badge tone={tones[flag]} icon={<Flag aria-hidden />}>
            {flagNames[flag]}
          </Badge>{' '}
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

type QuestionMeasuresProps = { question: QuestionAnalysis; isJudged: boolean };

function QuestionMeasures({ question, isJudged }: QuestionMeasuresProps) {
  const { responses, facility, discrimination, medianSeconds, optionCounts } = question;
  const right = question.right ?? optionCounts[question.correctAnswer] ?? 0;
  return (
    <dl className={styles.measures}>
      <div>
        <dt>Right at the first attempt</dt>
        <dd>
          {isJudged && facility !== null && <>{formatPercent(facility * 100)}, </>}
          {right} of {responses}
        </dd>
      </div>
      {isJudged && (
        <div>
          <dt>Tells who knows the rest</dt>
          <dd>{discrimination === null ? texts.allAlike : formatDiscrimination(discrimination)}</dd>
        </div>
      )}
      <div>
        <dt>Time, usually</dt>
        <dd>{medianSeconds === null ? <NotAvailable /> : formatDuration(medianSeconds)}</dd>
      </div>
    </dl>
  );
}

/** Returns "Well, 0.35" with a real minus sign and never "-0.00". */
function formatDiscrimination(discrimination: number): string {
  const amount = Math.abs(discrimination).toFixed(2);
  const sign = discrimination < 0 && amount !== '0.00' ? '−' : '';
  return `${rateDiscrimination(discrimination)}, ${sign}${amount}`;
}
