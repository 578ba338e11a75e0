import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import type { QuizFilter } from './student-quiz-filter.ts';
import styles from './student-quizzes.module.css';

const choices = { all: 'All quizzes', new: 'Not taken yet', taken: 'Taken' } as const;

type StudentQuizFilterFormProps = {
  filter: QuizFilter;
  onChange: (filter: QuizFilter) => void;
};

export function StudentQuizFilterForm({ filter, onChange }: StudentQuizFilterFormProps) {
  return (
    <div role="search" className={styles.filter}>
      <Field id="quiz-search" label="Search by title">
        {(control) => (
          <Input
            {...control}
            required={false}
            type="search"
            dir="auto"
            value={filter.words}
            onChange={(event) => onChange({ ...filter, words: event.target.value })}
          />
        )}
      </Field>
      <Field id="quiz-shown" label="Show">
        {(control) => (
          <Select
            {...control}
            value={filter.shown}
            onChange={(event) =>
              onChange({ ...filter, shown: event.target.value as QuizFilter['shown'] })
            }
          >
            {Object.entries(choices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
