import type { Material } from '@study-assistant/contract/materials/materials';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterSelect, isLeft, listValues } from '../../../components/library/filter-select.tsx';
import { LibraryList } from '../../../components/library/library-list.tsx';
import { yearOf } from '../../../components/library/school-year.ts';
import { collectTags, TagsDialog } from '../../../components/library/tags.tsx';
import { useListFilter, type ListFilter } from '../../../components/library/use-list-filter.ts';
import { YearAndTagFilters } from '../../../components/library/year-and-tag-filters.tsx';
import type { PagedQuery } from '../../../components/lists/use-list-part.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { changeItems } from '../../../lib/api/pages.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { hasWords } from '../../../lib/format/has-words.ts';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { saveMaterialFiling, type MaterialFiling } from '../../../queries/material-changes.ts';
import { materialsQuery } from '../../../queries/materials.ts';
import { texts } from '../teacher-material-texts.ts';
import { useMaterialDeletion } from '../use-material-deletion.tsx';
import { MaterialClassesDialog } from './material-classes-dialog.tsx';
import { RenameMaterialDialog } from './rename-material-dialog.tsx';
import { ShelfTable } from './shelf-table.tsx';

const NAMES = ['whose', 'subject', 'kind', 'for', 'year', 'tag'] as const;
const whoseLabels = { mine: 'Mine', colleagues: 'Of colleagues' } as const;
const FOR_ALL = 'everybody';

/** All materials that a teacher sees, hers and those of colleagues. */
export function MaterialShelf() {
  const query = useInfiniteQuery(materialsQuery);
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.loading} shape="rows" count={6} />}
      error={texts.loadFailed}
    >
      {(materials) => <MaterialList materials={materials} query={query} />}
    </Loaded>
  );
}

type MaterialListProps = { materials: readonly Material[]; query: PagedQuery };

/** A material with the dialog that is open about it. */
type Asked = { about: 'name' | 'tags' | 'classes'; material: Material };

function MaterialList({ materials, query }: MaterialListProps) {
  const filter = useListFilter(NAMES);
  const { uid } = useSignedInUser();
  const [asked, setAsked] = useState<Asked | null>(null);
  const saving = useSaving(() => setAsked(null));
  const deletion = useMaterialDeletion();

  function close() {
    saving.reset();
    setAsked(null);
  }
  const dialog = asked && {
    isSaving: saving.isPending,
    error: saving.error,
    onSave: (filing: MaterialFiling) => saving.mutate({ id: asked.material.id, filing }),
    onCancel: close,
  };

  return (
    <>
      <LibraryList
        {...{ items: materials, query, filter, loadFailed: texts.loadFailed }}
        {...{ noun: 'material', plural: 'materials', placeholder: 'Search by name, topic or tag' }}
        isFound={(one, narrowed) => isFound(one, narrowed, uid)}
        filters={<MaterialFilters materials={materials} filter={filter} uid={uid} />}
        empty={
          <EmptyState illustration="books" title="No materials yet" headingLevel={3}>
            Upload a PDF, document, presentation or video in your Study Materials, and it is kept
            here.
          </EmptyState>
        }
      >
        {(found, maxRows) => (
          <ShelfTable
            materials={found}
            maxRows={maxRows}
            onRename={(material) => setAsked({ about: 'name', material })}
            onTag={(material) => setAsked({ about: 'tags', material })}
            onChooseClasses={(material) => setAsked({ about: 'classes', material })}
            onDelete={deletion.ask}
          />
        )}
      </LibraryList>
      {deletion.dialog}
      {dialog && asked.about === 'name' && (
        <RenameMaterialDialog
          {...dialog}
          name={asked.material.name}
          onSave={(name) => dialog.onSave({ name })}
        />
      )}
      {dialog && asked.about === 'tags' && (
        <TagsDialog
          {...dialog}
          name={asked.material.name}
          tags={asked.material.tags}
          known={collectTags(materials)}
          onSave={(tags) => dialog.onSave({ tags })}
        />
      )}
      {dialog && asked.about === 'classes' && (
        <MaterialClassesDialog
          {...dialog}
          material={asked.material}
          onSave={(classIds) => dialog.onSave({ classIds })}
        />
      )}
    </>
  );
}

function useSaving(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, filing }: { id: string; filing: MaterialFiling }) =>
      saveMaterialFiling(id, filing),
    onSuccess: (saved) => {
      client.setQueryData(materialsQuery.queryKey, (list) =>
        changeItems(list, (items) => items.map((one) => (one.id === saved.id ? saved : one))),
      );
      onDone();
    },
  });
}

type MaterialFiltersProps = Pick<MaterialListProps, 'materials'> & {
  filter: ListFilter;
  uid: string;
};

function MaterialFilters({ materials, filter, uid }: MaterialFiltersProps) {
  const whose = new Set<string>(materials.map((one) => whoseOf(one, uid)));
  return (
    <>
      <FilterSelect
        {...{ filter, name: 'whose', label: 'Whose', all: 'Mine and of colleagues' }}
        values={keysOf(whoseLabels).filter((one) => whose.has(one))}
        labels={whoseLabels}
      />
      <FilterSelect
        {...{ filter, name: 'subject', label: 'Subject', all: 'All subjects' }}
        values={listValues(materials, ({ subject }) => [subject])}
      />
      <FilterSelect
        {...{ filter, name: 'kind', label: 'Kind of file', all: 'All kinds of file' }}
        values={listValues(materials, ({ type }) => [type])}
      />
      <FilterSelect
        {...{ filter, name: 'for', label: 'For whom', all: 'For anybody' }}
        values={listValues(materials, namesOf)}
        labels={{ [FOR_ALL]: 'For all students' }}
      />
      <YearAndTagFilters
        filter={filter}
        things={materials.map(({ uploadDate: madeAt, tags }) => ({ madeAt, tags }))}
      />
    </>
  );
}

function whoseOf({ teacherId }: Material, uid: string) {
  return teacherId === uid ? 'mine' : 'colleagues';
}

/** The classes that a material is for, by name. */
function namesOf({ classes }: Material): string[] {
  return classes.length === 0 ? [FOR_ALL] : classes.map(({ name }) => name);
}

function isFound(material: Material, filter: ListFilter, uid: string): boolean {
  const { name, fileName, type, subject, topics, tags, teacherName, uploadDate } = material;
  return (
    isLeft(filter, 'whose', [whoseOf(material, uid)]) &&
    isLeft(filter, 'subject', [subject]) &&
    isLeft(filter, 'kind', [type]) &&
    isLeft(filter, 'for', namesOf(material)) &&
    isLeft(filter, 'year', [yearOf(uploadDate)]) &&
    isLeft(filter, 'tag', tags) &&
    hasWords(
      [name, fileName, type, subject, teacherName, ...topics, ...tags].join(' '),
      filter.words,
    )
  );
}
