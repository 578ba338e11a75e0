import { useQuery } from '@tanstack/react-query';
import { ReportedTests } from '../../../components/assignments/reported-tests.tsx';
import { ShownAverage, ShownMarks } from '../../../components/assignments/shown-marks.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { ownMarksQuery } from '../../../queries/markbooks.ts';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';

/** A student's own results and marks in a class whose teachers show them. */
export function OwnMarks({ classId }: { classId: string }) {
  const { uid } = useSignedInUser();
  const query = useQuery(ownMarksQuery(uid, classId));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.marksLoading} shape="rows" count={3} />}
      error={texts.marksFailed}
    >
      {({ tests, marks }) =>
        tests.length + marks.columns.length === 0 ? (
          <p>{texts.noMarks}</p>
        ) : (
          <div className={styles.marks}>
            <ShownAverage marks={marks} tests={tests} />
            <ShownMarks columns={marks.columns} />
            {tests.length > 0 && <ReportedTests tests={tests} caption={texts.tests} />}
          </div>
        )
      }
    </Loaded>
  );
}
