import type { Material } from '@study-assistant/contract/materials/materials';
import { useDeferredValue, useMemo, useState } from 'react';
import { useRestOfList, type PagedQuery } from '../../components/lists/use-list-part.ts';
import { NothingFound } from '../../components/ui/state/nothing-found.tsx';
import { countFound, countFoundSoFar } from '../../lib/format/numbers.ts';
import { MaterialFilterForm } from './material-filter-form.tsx';
import { everyMaterial, filterMaterials, isNarrowed } from './material-filter.ts';
import { MaterialGrid } from './material-grid.tsx';

type MaterialSearchProps = { materials: readonly Material[]; query: PagedQuery };

/** The search and filters of a long list of materials. */
export function MaterialSearch({ materials, query }: MaterialSearchProps) {
  const [filter, setFilter] = useState(everyMaterial);
  const filterOfList = useDeferredValue(filter);
  const found = useMemo(() => filterMaterials(materials, filterOfList), [materials, filterOfList]);
  const isLooking = useRestOfList(query, isNarrowed(filter));
  const total = materials.length;
  return (
    <>
      <MaterialFilterForm
        filter={filter}
        onChange={setFilter}
        materials={materials}
        found={
          query.hasNextPage
            ? countFoundSoFar(found.length, total, 'materials', isLooking)
            : countFound(found.length, total, `${total} materials`)
        }
      />
      {found.length === 0 && !isLooking && (
        <NothingFound
          noun="material"
          plural="materials"
          onShowAll={() => setFilter(everyMaterial)}
        />
      )}
      <MaterialGrid materials={found} query={query} isLooking={isLooking} />
    </>
  );
}
