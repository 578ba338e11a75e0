import type { Material } from '@study-assistant/contract/materials/materials';
import { MATERIAL_TYPES } from '@study-assistant/contract/wire/constants';
import { SubjectFilter } from '../../components/subjects/subject-filter.tsx';
import { ChoiceSelect } from '../../components/ui/field/choice-select.tsx';
import { ListSearch } from '../../components/ui/search/list-search.tsx';
import type { MaterialFilter } from './material-filter.ts';

type MaterialFilterFormProps = {
  filter: MaterialFilter;
  onChange: (filter: MaterialFilter) => void;
  materials: readonly Material[];
  /** The number of results in words. */
  found: string;
};

/** A search, and a choice of subject and type if the materials have more than one. */
export function MaterialFilterForm({
  filter,
  onChange,
  materials,
  found,
}: MaterialFilterFormProps) {
  const types = MATERIAL_TYPES.filter((type) => materials.some((one) => one.type === type));
  return (
    <ListSearch
      label="Search materials"
      placeholder="Search by name, topic or teacher"
      search={filter.words}
      onSearch={(words) => onChange({ ...filter, words })}
      found={found}
    >
      <SubjectFilter
        of={materials}
        value={filter.subject}
        onChange={(subject) => onChange({ ...filter, subject })}
      />
      {types.length > 1 && (
        <span>
          <ChoiceSelect
            aria-label="Type"
            choices={['all', ...types]}
            labelOf={(type) => (type === 'all' ? 'All types' : type)}
            value={filter.type}
            onChange={(type) => onChange({ ...filter, type })}
          />
        </span>
      )}
    </ListSearch>
  );
}
