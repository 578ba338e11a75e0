import type { Material } from '@study-assistant/contract/materials';
import { BookOpen, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useSignedInUser } from '../../lib/session.ts';
import { MaterialSearch } from './material-search.tsx';
import { MaterialTable } from './material-table.tsx';
import { texts } from './teacher-material-texts.ts';
import { useMaterialDeletion } from './use-material-deletion.ts';

/** From so many on, looking through them all is work. */
const manyMaterials = 7;

/** The materials that there are, to search, download and delete. */
export function MaterialLibrary({ materials }: { materials: readonly Material[] }) {
  const { uid } = useSignedInUser();
  const [search, setSearch] = useState('');
  const { asked, ask, cancel, confirm, isDeleting } = useMaterialDeletion();

  const isLong = materials.length >= manyMaterials;
  const found = isLong ? materials.filter((material) => matches(material, search)) : materials;

  return (
    <>
      {materials.length === 0 && (
        <EmptyState icon={<BookOpen />} title="No materials yet" headingLevel={3}>
          Upload your first PDF, document, presentation or video with the form above. Your students
          find it in their Study Materials.
        </EmptyState>
      )}
      {isLong && (
        <MaterialSearch
          search={search}
          onSearch={setSearch}
          found={found.length}
          total={materials.length}
        />
      )}
      {found.length > 0 && (
        <MaterialTable
          materials={found}
          canDelete={({ teacherId }) => teacherId === uid}
          onDelete={ask}
        />
      )}
      {found.length === 0 && materials.length > 0 && (
        <EmptyState
          icon={<SearchX />}
          title="No material found"
          headingLevel={3}
          actions={<Button onClick={() => setSearch('')}>Show all materials</Button>}
        >
          Try another word, or show all materials.
        </EmptyState>
      )}
      {asked && (
        <ConfirmDialog
          title={texts.deleteQuestion}
          confirmLabel="Delete"
          isBusy={isDeleting}
          busyLabel="Deleting…"
          onConfirm={confirm}
          onCancel={cancel}
        >
          <strong dir="auto">{asked.name}</strong> will no longer be there for your students. This
          cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

function matches({ name, fileName, type }: Material, search: string): boolean {
  const text = `${name} ${fileName} ${type}`.toLocaleLowerCase();
  const words = search.toLocaleLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}
