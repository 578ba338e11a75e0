import type { Material } from '@study-assistant/contract/materials/materials';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { PagedQuery } from '../../components/lists/use-list-part.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { lazyPart } from '../../lib/dom/lazy-part.ts';
import { materialsQuery } from '../../queries/materials.ts';
import { LOAD_FAILED, MaterialGrid } from './material-grid.tsx';
import styles from './student-materials.module.css';

/** From this number on the list gets a search. */
const MANY_MATERIALS = 7;

/** Only a long list needs the search, and the list is shown without it until it loads. */
const MaterialSearch = lazyPart(async () => (await import('./material-search.tsx')).MaterialSearch);

/** Lazy because most students never see it. */
const NoMaterials = lazyPart(async () => (await import('./no-materials.tsx')).NoMaterials);

/** The Study Materials tab of the student dashboard. */
export function StudentMaterials() {
  const query = useInfiniteQuery(materialsQuery);
  return (
    <div className={styles.materials}>
      <h2>Study Materials</h2>
      <Loaded
        inPieces
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
  if (materials.length === 0 && !query.hasNextPage) {
    return (
      <Suspense>
        <NoMaterials />
      </Suspense>
    );
  }
  const grid = <MaterialGrid materials={materials} query={query} />;
  if (materials.length < MANY_MATERIALS && !query.hasNextPage) return grid;
  return (
    <Suspense fallback={<div className={styles.searchComes}>{grid}</div>}>
      <MaterialSearch materials={materials} query={query} />
    </Suspense>
  );
}
