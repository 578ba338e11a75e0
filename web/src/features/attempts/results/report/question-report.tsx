import type { OwnReport } from '@study-assistant/contract/question-reports';
import { CircleCheck, Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { reasonTexts } from '../../../../components/questions/report-texts.ts';
import { Button } from '../../../../components/ui/button/button.tsx';
import styles from './question-report.module.css';
import { ReportForm } from './report-form.tsx';

type QuestionReportProps = {
  attemptId: string;
  questionId: string;
  /** Of the question, from 1. */
  number: number;
  /** What the student has sent already. */
  sent: OwnReport | undefined;
};

/** A way for a student to tell that something is wrong with a question, and what she has told. */
export function QuestionReport({ attemptId, questionId, number, sent }: QuestionReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const hasClosed = useRef(false);

  // The form goes with its buttons: the focus stays where it was opened.
  useEffect(() => {
    if (hasClosed.current) part.current?.querySelector('button')?.focus();
    hasClosed.current = false;
  }, [isOpen]);

  function close() {
    hasClosed.current = true;
    setIsOpen(false);
  }

  if (isOpen) {
    return (
      <ReportForm
        attemptId={attemptId}
        questionId={questionId}
        number={number}
        sent={sent}
        onClose={close}
      />
    );
  }
  return (
    <div ref={part} className={styles.part}>
      {sent && (
        <p className={styles.sent}>
          <CircleCheck aria-hidden />
          <span>
            You reported: <span dir="auto">{wordsOf(sent)}</span>{' '}
            {sent.isSettled ? 'Your teacher has looked at it.' : 'Your teacher will see this.'}
          </span>
        </p>
      )}
      <Button
        variant="quiet"
        icon={<Flag aria-hidden />}
        aria-label={sent ? `Change your report on question ${number}` : undefined}
        className={styles.open}
        onClick={() => setIsOpen(true)}
      >
        {sent ? 'Change your report' : 'Something wrong with this question?'}
      </Button>
    </div>
  );
}

function wordsOf({ reason, line }: OwnReport): string {
  if (line === null) return `${reasonTexts[reason]}.`;
  return reason === 'other' ? `“${line}”` : `${reasonTexts[reason]}, “${line}”`;
}
