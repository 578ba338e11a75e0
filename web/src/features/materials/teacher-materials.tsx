import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/ui/card/card.tsx';
import { ErrorState } from '../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { materialsQuery } from '../../queries/materials.ts';
import { MaterialLibrary } from './material-library.tsx';
import { MaterialUploadForm } from './material-upload-form.tsx';
import { texts } from './teacher-material-texts.ts';
import styles from './teacher-materials.module.css';

/** The Study Materials tab of the teacher dashboard. */
export function TeacherMaterials() {
  const { data: materials, isPending, isFetching, refetch } = useQuery(materialsQuery);
  return (
    <>
      <MaterialUploadForm />
      <Card title="Study materials" className={styles.library}>
        {materials ? (
          <MaterialLibrary materials={materials} />
        ) : isPending ? (
          <Skeleton label={texts.loading} shape="rows" count={4} />
        ) : (
          <ErrorState
            message={texts.loadFailed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </Card>
    </>
  );
}
