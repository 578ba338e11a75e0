import { useQuery } from '@tanstack/react-query';
import { FileText, List } from 'lucide-react';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { homeOf, paths } from '../../../paths.ts';
import { studentQueries } from '../../../queries/students.ts';
import { texts } from '../student-texts.ts';
import { PerformanceView } from './performance-view.tsx';

const Classmates = lazyPart(async () => (await import('./classmates.tsx')).Classmates);

/** /student-performance/{studentId}: the performance of one student. */
export function StudentPerformancePage() {
  const { studentId = '' } = useParams();
  const { userType } = useSignedInUser();
  const classId = useClassInAddress();
  const goBack = useWayBack(classId === null ? homeOf(userType) : paths.schoolClass(classId));
  const { data: name } = useQuery(studentQueries.name(studentId));
  useDocumentTitle(name ? `${texts.performanceTitle}: ${name}` : texts.performanceTitle);
  return (
    <PageLayout
      width="wide"
      title={texts.performanceTitle}
      subtitle={name && <span dir="auto">{name}</span>}
      onBack={goBack}
      actions={
        name !== undefined && (
          <>
            {classId !== null && (
              <ButtonLink
                to={paths.studentReport(classId, studentId)}
                icon={<FileText aria-hidden />}
              >
                Report
              </ButtonLink>
            )}
            <ButtonLink
              to={paths.studentResults(studentId)}
              state={{ isFromStudent: true }}
              icon={<List aria-hidden />}
            >
              All quiz results
            </ButtonLink>
          </>
        )
      }
    >
      <Suspense>
        {classId !== null && <Classmates classId={classId} studentId={studentId} />}
      </Suspense>
      <h2 className="visually-hidden">Figures</h2>
      <PerformanceView key={studentId} uid={studentId} />
    </PageLayout>
  );
}

/** The class that a teacher came from. */
function useClassInAddress(): string | null {
  const { userType } = useSignedInUser();
  const [params] = useSearchParams();
  return userType === 'teacher' ? params.get('class') : null;
}
