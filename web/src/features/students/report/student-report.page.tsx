import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import { paths } from '../../../paths.ts';
import { reportQueries } from '../../../queries/assignment-reports.ts';
import { toPeriod, type Days } from './report-period.ts';
import { texts } from './report-texts.ts';
import { StudentReport } from './student-report.tsx';

/** /classes/{classId}/students/{studentId}/report: one page about a student, to print or send home. */
export function StudentReportPage() {
  const { classId = '', studentId = '' } = useParams();
  const [days, setDays] = useState(lastMonths);
  // While a day is being typed, the report is of the period before.
  const [period, setPeriod] = useState(() => toPeriod(days) ?? undefined);
  const query = useQuery(reportQueries.ofStudent(classId, studentId, period));
  const goBack = useWayBack(paths.studentPerformance(studentId, classId));
  const { data } = query;
  useDocumentTitle(data ? `${texts.title}: ${data.fullName}` : texts.title);
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.loading} shape="rows" count={5} />}
      error={(error) =>
        isMissingOrInvalid(error) ? { message: texts.missing, canRetry: false } : texts.loadFailed
      }
      frame={(part) => (
        <PageLayout title={texts.title} onBack={goBack}>
          {part}
        </PageLayout>
      )}
    >
      {(report) => (
        <StudentReport
          key={studentId}
          report={report}
          days={days}
          onDays={(next) => {
            setDays(next);
            setPeriod((before) => toPeriod(next) ?? before);
          }}
          onBack={goBack}
        />
      )}
    </Loaded>
  );
}

const MONTHS = 3;

/** The last three months, today included. */
function lastMonths(): Days {
  const today = new Date();
  const first = new Date(today);
  first.setMonth(first.getMonth() - MONTHS);
  return { first: formatDateForFileName(first), last: formatDateForFileName(today) };
}
