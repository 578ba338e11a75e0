import type { QuestionAnalysis } from '@study-assistant/contract/attempts/analysis';
import type { QuestionReport } from '@study-assistant/contract/quizzes/question-reports';
import { Check, MessageSquareWarning, PencilLine, Trash2 } from 'lucide-react';
import { QuestionReasons } from '../../../components/questions/question-reasons.tsx';
import { reasonTexts } from '../../../components/questions/report-texts.ts';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { paths } from '../../../paths.ts';
import { countStudents } from './analysis-texts.ts';
import styles from './question-reports.module.css';

type QuestionReportsProps = {
  quizId: string;
  question: QuestionAnalysis;
  isBusy: boolean;
  onKeep: () => void;
  onDrop: () => void;
};

/** The reports on a question, the sentence that it is based on, and the actions. */
export function QuestionReports(props: QuestionReportsProps) {
  const { quizId, question, isBusy, onKeep, onDrop } = props;
  const { reports, source, questionNumber } = question;
  if (reports.length === 0) return null;
  return (
    <div className={styles.reports}>
      <h4 className={styles.title}>
        <MessageSquareWarning aria-hidden />
        <span>Reported by {countStudents(reports.length)}</span>
      </h4>
      <ul className={styles.list}>
        {reports.map((report) => (
          <Report key={report.studentId} report={report} />
        ))}
      </ul>
      <QuestionReasons explanation="" source={source} />
      <div className={styles.actions}>
        <ButtonLink
          to={`${paths.quizEdit(quizId)}#question-${questionNumber}`}
          variant="primary"
          icon={<PencilLine aria-hidden />}
          aria-label={`Mend it: question ${questionNumber}`}
        >
          Mend it
        </ButtonLink>
        <Button
          icon={<Check aria-hidden />}
          aria-label={`Keep it: question ${questionNumber}`}
          isDisabled={isBusy}
          onClick={onKeep}
        >
          Keep it
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          aria-label={`Drop it: question ${questionNumber}`}
          isDisabled={isBusy}
          className={styles.drop}
          onClick={onDrop}
        >
          Drop it
        </Button>
      </div>
    </div>
  );
}

function Report({ report }: { report: QuestionReport }) {
  const { fullName, reason, line, reportedAt } = report;
  return (
    <li>
      <p>
        {reasonTexts[reason]}
        {line !== null && (
          <>
            : <q dir="auto">{line}</q>
          </>
        )}
      </p>
      <p className={styles.who}>
        <span dir="auto">{fullName}</span>, <DateText value={reportedAt} />
      </p>
    </li>
  );
}
