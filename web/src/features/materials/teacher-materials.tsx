import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/loaded.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { listItems } from '../../lib/api/pages.ts';
import { materialsQuery } from '../../queries/materials.ts';
import { MaterialLibrary } from './material-library.tsx';
import { MaterialUploadForm } from './material-upload-form.tsx';
import { pauseWhileRead } from './pause-while-read.ts';
import { texts } from './teacher-material-texts.ts';
import styles from './teacher-materials.module.css';

/** The Study Materials tab of the teacher dashboard. */
export function TeacherMaterials() {
  const query = useInfiniteQuery({
    ...materialsQuery,
    refetchInterval: ({ state: { data } }) => data !== undefined && pauseWhileRead(listItems(data)),
  });
  return (
    <>
      <MaterialUploadForm />
      <Card title="Study materials" className={styles.library}>
        <Loaded
          query={query}
          skeleton={<Skeleton label={texts.loading} shape="rows" count={4} />}
          error={texts.loadFailed}
        >
          {(materials) => <MaterialLibrary materials={materials} query={query} />}
        </Loaded>
      </Card>
    </>
  );
}
