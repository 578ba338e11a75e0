import type { Material } from '@study-assistant/contract/materials/materials';
import { ShowMore } from '../../components/lists/show-more.tsx';
import { useListPart, type PagedQuery } from '../../components/lists/use-list-part.ts';
import { StudentMaterialCard } from './student-material-card.tsx';
import styles from './student-materials.module.css';

export const LOAD_FAILED = 'The study materials could not be loaded.';

type MaterialGridProps = {
  materials: readonly Material[];
  query: PagedQuery;
  /** True while a search reads the rest of the list. */
  isLooking?: boolean;
};

/** Materials as cards, with a first screenful shown at first. */
export function MaterialGrid({ materials, query, isLooking = false }: MaterialGridProps) {
  const part = useListPart(query, materials.length);
  return (
    <>
      <ul className={styles.grid}>
        {materials.slice(0, part.shown).map((material) => (
          <li key={material.id}>
            <StudentMaterialCard material={material} />
          </li>
        ))}
      </ul>
      {!isLooking && <ShowMore part={part} plural="materials" error={LOAD_FAILED} />}
    </>
  );
}
