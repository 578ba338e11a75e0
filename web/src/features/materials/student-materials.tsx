import type { Material } from '@study-assistant/contract/materials';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { ShowMore } from '../../components/lists/show-more.tsx';
import { useListPart, type PagedQuery } from '../../components/lists/use-list-part.ts';
import { Loaded } from '../../components/loaded.tsx';
import { EmptyState } from '../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { materialsQuery } from '../../queries/materials.ts';
import { StudentMaterialCard } from './student-material-card.tsx';
import styles from './student-materials.module.css';

const LOAD_FAILED = 'The study materials could not be loaded.';

/** The Study Materials tab of the student dashboard. */
export function StudentMaterials() {
  const query = useInfiniteQuery(materialsQuery);
  return (
    <div className={styles.materials}>
      <h2>Study Materials</h2>
      <Loaded
        query={query}
        skeleton={<Skeleton label="Loading materials…" shape="cards" count={6} />}
        error={LOAD_FAILED}
      >
        {(materials) => <MaterialList materials={materials} query={query} />}
      </Loaded>
    </div>
  );
}

type MaterialListProps = { materials: readonly Material[]; query: PagedQuery };

function MaterialList({ materials, query }: MaterialListProps) {
  const part = useListPart(query, materials.length);
  if (materials.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState icon={<BookOpen />} title="No study materials yet" headingLevel={3}>
        What your teachers upload appears here, ready to download.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {materials.slice(0, part.shown).map((material) => (
          <li key={material.id}>
            <StudentMaterialCard material={material} />
          </li>
        ))}
      </ul>
      <ShowMore part={part} plural="materials" error={LOAD_FAILED} />
    </>
  );
}
