import type { Material } from '@study-assistant/contract/materials/materials';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/loaded.tsx';
import { canStillBeRead, READING_PAUSE_MS } from '../../components/materials/being-read.ts';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { listItems } from '../../lib/api/pages.ts';
import { paths } from '../../paths.ts';
import { materialsQuery } from '../../queries/materials.ts';
import { MaterialLibrary } from './material-library.tsx';
import { MaterialUploadForm } from './material-upload-form.tsx';
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
      <Card
        title="Study Materials"
        className={styles.library}
        actions={
          <ButtonLink to={`${paths.library}?show=materials`} variant="quiet" className={styles.all}>
            All materials
          </ButtonLink>
        }
      >
        <Loaded
          inPieces
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

/**
 * A file is read after its upload and gets its subject and topics then. Returns how long to wait
 * before the list is fetched again, or false when nothing is being read.
 */
function pauseWhileRead(materials: readonly Material[]): number | false {
  return materials.some(isBeingRead) ? READING_PAUSE_MS : false;
}

function isBeingRead(material: Material): boolean {
  const isUnread = material.subject === null && material.topics.length === 0;
  return isUnread && canStillBeRead(material);
}
