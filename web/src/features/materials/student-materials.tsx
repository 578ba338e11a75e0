import type { Material } from '@study-assistant/contract/materials';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Loaded } from '../../components/loaded.tsx';
import { EmptyState } from '../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { materialsQuery } from '../../queries/materials.ts';
import { StudentMaterialCard } from './student-material-card.tsx';
import styles from './student-materials.module.css';

/** The Study Materials tab of the student dashboard. */
export function StudentMaterials() {
  const query = useQuery(materialsQuery);
  return (
    <div className={styles.materials}>
      <h2>Study Materials</h2>
      <Loaded
        query={query}
        skeleton={<Skeleton label="Loading materials…" shape="cards" count={6} />}
        error="The study materials could not be loaded."
      >
        {(materials) => <MaterialList materials={materials} />}
      </Loaded>
    </div>
  );
}

function MaterialList({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0) {
    return (
      <EmptyState icon={<BookOpen />} title="No study materials yet" headingLevel={3}>
        What your teachers upload appears here, ready to download.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid}>
      {materials.map((material) => (
        <li key={material.id}>
          <StudentMaterialCard material={material} />
        </li>
      ))}
    </ul>
  );
}
