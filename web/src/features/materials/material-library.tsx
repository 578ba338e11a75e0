import type { Material } from '@study-assistant/contract/materials/materials';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ShowMore } from '../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../components/lists/use-list-part.ts';
import { ListSearch } from '../../components/ui/search/list-search.tsx';
import { EmptyState } from '../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../components/ui/state/nothing-found.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { hasWords } from '../../lib/format/has-words.ts';
import { countFound, countFoundSoFar } from '../../lib/format/numbers.ts';
import { MaterialTable } from './material-table.tsx';
import { texts } from './teacher-material-texts.ts';
import { useMaterialDeletion } from './use-material-deletion.tsx';

/** From this number on the list gets a search. */
const MANY_MATERIALS = 7;

type MaterialLibraryProps = { materials: readonly Material[]; query: PagedQuery };

/** All materials, with search, download and deletion. */
export function MaterialLibrary({ materials, query }: MaterialLibraryProps) {
  const { uid } = useSignedInUser();
  const [search, setSearch] = useState('');
  const deletion = useMaterialDeletion();
  useNewRow(materials, uid);

  const [isSorted, setIsSorted] = useState(false);
  const searchOfList = useDeferredValue(search);
  const isLong = materials.length >= MANY_MATERIALS || query.hasNextPage;
  const found = useMemo(
    () => (isLong ? materials.filter((one) => matches(one, searchOfList)) : materials),
    [materials, searchOfList, isLong],
  );
  const isLooking = useRestOfList(query, isSorted || search.trim() !== '');
  const part = useListPart(query, found.length);

  return (
    <>
      {materials.length === 0 && !query.hasNextPage && (
        <EmptyState illustration="books" title="No materials yet" headingLevel={3}>
          Upload your first PDF, document, presentation or video with the form above. Your students
          find it in their Study Materials.
        </EmptyState>
      )}
      {isLong && (
        <ListSearch
          label="Search materials"
          placeholder="Search by name, subject or type"
          search={search}
          onSearch={setSearch}
          found={
            query.hasNextPage
              ? countFoundSoFar(found.length, materials.length, 'materials', isLooking)
              : countFound(found.length, materials.length, `${materials.length} materials`)
          }
        />
      )}
      {found.length > 0 && (
        <MaterialTable
          materials={found}
          maxRows={part.shown}
          onSort={() => setIsSorted(true)}
          // The owner may be unknown; then the server decides.
          canDelete={({ teacherId }) => teacherId === uid || teacherId === ''}
          onDelete={deletion.ask}
        />
      )}
      {found.length === 0 && materials.length > 0 && !isLooking && (
        <NothingFound noun="material" plural="materials" onShowAll={() => setSearch('')} />
      )}
      {!isLooking && <ShowMore part={part} plural="materials" error={texts.loadFailed} />}
      {deletion.dialog}
    </>
  );
}

/** Brings into view what she has just uploaded: the form above is long, and on a phone longer. */
function useNewRow(materials: readonly Material[], uid: string): void {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...materials.map(({ id }) => id)]);
    const [newest] = materials;
    if (!before || !newest || before.has(newest.id) || newest.teacherId !== uid) return;
    const row = document.querySelector(`[data-row="${CSS.escape(newest.id)}"]`);
    row?.scrollIntoView({ block: 'center' });
  }, [materials, uid]);
}

function matches({ name, fileName, type, subject, topics }: Material, search: string): boolean {
  return hasWords([name, fileName, type, subject, ...topics].join(' '), search);
}
