import { SUBJECTS, type Subject } from '@study-assistant/contract/materials/subjects';
import { ChoiceSelect } from '../ui/field/choice-select.tsx';

export type SubjectChoice = Subject | 'all';

type SubjectFilterProps = {
  /** The listed items. The filter is hidden when all have the same subject. */
  of: readonly { subject: Subject | null }[];
  value: SubjectChoice;
  onChange: (subject: SubjectChoice) => void;
};

/** Narrows a list to one subject. */
export function SubjectFilter({ of, value, onChange }: SubjectFilterProps) {
  const subjects = SUBJECTS.filter((one) => of.some(({ subject }) => subject === one));
  if (subjects.length < 2) return null;
  return (
    <span>
      <ChoiceSelect
        aria-label="Subject"
        choices={['all', ...subjects]}
        labelOf={(subject) => (subject === 'all' ? 'All subjects' : subject)}
        value={value}
        onChange={onChange}
      />
    </span>
  );
}
