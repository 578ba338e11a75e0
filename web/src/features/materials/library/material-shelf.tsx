import type { Material } from '@study-assistant/contract/materials/materials';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FilterSelect } from '../../../components/library/filter-select.tsx';
import styles from '../../../components/library/library.module.css';
import { yearLabels, yearOf } from '../../../components/library/school-year.ts';
import { collectTags, TagsDialog } from '../../../components/library/tags.tsx';
import {
  ALL,
  useListFilter,
  type ListFilter,
} from '../../../components/library/use-list-filter.ts';
import { ShowMore } from '../../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../../components/lists/use-list-part.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ListSearch } from '../../../components/ui/search/list-search.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { changeItems } from '../../../lib/api/pages.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { hasWords } from '../../../lib/format/has-words.ts';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { countFound, countFoundSoFar } from '../../../lib/format/numbers.ts';
import { saveMaterialFiling, type MaterialFiling } from '../../../queries/material-changes.ts';
import { materialsQuery } from '../../../queries/materials.ts';
import { texts } from '../teacher-material-texts.ts';
import { MaterialClassesDialog } from './material-classes-dialog.tsx';
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
type Asked = { about: 'tags' | 'classes'; material: Material };

function MaterialList({ materials, query }: MaterialListProps) {
  const filter = useListFilter(NAMES);
  const filterOfList = useDeferredValue(filter);
  const { uid } = useSignedInUser();
  const [asked, setAsked] = useState<Asked | null>(null);
  const saving = useSaving(() => setAsked(null));
  const found = materials.filter((one) => isFound(one, filterOfList, uid));
  const isLooking = useRestOfList(query, filter.isNarrowed);
  const part = useListPart(query, found.length);
  const isEmpty = materials.length === 0 && !query.hasNextPage;

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
    <div className={styles.list}>
      <ListSearch
        label="Search materials"
        placeholder="Search by name, topic or tag"
        search={filter.words}
        onSearch={filter.setWords}
        found={
          query.hasNextPage
            ? countFoundSoFar(found.length, materials.length, 'materials', isLooking)
            : countFound(found.length, materials.length, `${materials.length} materials`)
        }
      >
        <MaterialFilters materials={materials} filter={filter} uid={uid} />
      </ListSearch>
      {isEmpty && (
        <EmptyState illustration="books" title="No materials yet" headingLevel={3}>
          Upload a PDF, document, presentation or video in your Study Materials, and it is kept
          here.
        </EmptyState>
      )}
      {found.length > 0 && (
        <ShelfTable
          materials={found}
          maxRows={part.shown}
          onTag={(material) => setAsked({ about: 'tags', material })}
          onChooseClasses={(material) => setAsked({ about: 'classes', material })}
        />
      )}
      {found.length === 0 && !isEmpty && !isLooking && (
        <NothingFound noun="material" plural="materials" onShowAll={filter.clear} />
      )}
      {!isLooking && <ShowMore part={part} plural="materials" error={texts.loadFailed} />}
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
    </div>
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
  const ofAll = (values: (material: Material) => readonly (string | null)[]) =>
    [...new Set(materials.flatMap(values).filter((value) => value !== null))].sort((a, b) =>
      a.localeCompare(b, undefined, { numeric: true }),
    );
  const whose = new Set<string>(materials.map((one) => whoseOf(one, uid)));
  const years = new Set<string>(materials.map(({ uploadDate }) => yearOf(uploadDate)));
  const label = (labels: Readonly<Record<string, string>>) => (value: string) =>
    labels[value] ?? value;
  return (
    <div className={styles.filters}>
      <FilterSelect
        {...{ filter, name: 'whose', label: 'Whose', all: 'Mine and of colleagues' }}
        values={keysOf(whoseLabels).filter((one) => whose.has(one))}
        labelOf={label(whoseLabels)}
      />
      <FilterSelect
        {...{ filter, name: 'subject', label: 'Subject', all: 'All subjects' }}
        values={ofAll(({ subject }) => [subject])}
      />
      <FilterSelect
        {...{ filter, name: 'kind', label: 'Kind of file', all: 'All kinds of file' }}
        values={ofAll(({ type }) => [type])}
      />
      <FilterSelect
        {...{ filter, name: 'for', label: 'For whom', all: 'For anybody' }}
        values={ofAll(namesOf)}
        labelOf={label({ [FOR_ALL]: 'For all students' })}
      />
      <FilterSelect
        {...{ filter, name: 'year', label: 'School year', all: 'All school years' }}
        values={keysOf(yearLabels).filter((year) => years.has(year))}
        labelOf={label(yearLabels)}
      />
      <FilterSelect
        {...{ filter, name: 'tag', label: 'Tag', all: 'All tags' }}
        values={collectTags(materials)}
      />
    </div>
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
  const isOne = (filterName: string, values: readonly (string | null)[]) =>
    filter.get(filterName) === ALL || values.includes(filter.get(filterName));
  return (
    isOne('whose', [whoseOf(material, uid)]) &&
    isOne('subject', [subject]) &&
    isOne('kind', [type]) &&
    isOne('for', namesOf(material)) &&
    isOne('year', [yearOf(uploadDate)]) &&
    isOne('tag', tags) &&
    hasWords(
      [name, fileName, type, subject, teacherName, ...topics, ...tags].join(' '),
      filter.words,
    )
  );
}
