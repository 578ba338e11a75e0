import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import { SubjectFilter } from '../../../components/subjects/subject-filter.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { SearchField } from '../../../components/ui/search/search-field.tsx';
import { keysOf } from '../../../lib/format/keys-of.ts';
import type { QuizFilter } from './student-quiz-filter.ts';
import styles from './student-quizzes.module.css';

const shownLabels = { all: 'All quizzes', new: 'Not taken yet', taken: 'Taken' } as const;

type StudentQuizFilterFormProps = {
  quizzes: readonly StudentQuiz[];
  filter: QuizFilter;
  onChange: (filter: QuizFilter) => void;
};

export function StudentQuizFilterForm({ quizzes, filter, onChange }: StudentQuizFilterFormProps) {
  return (
    <div role="search" className={styles.filter}>
      <SearchField
        id="quiz-search"
        label="Search by title, topic or teacher"
        words={filter.words}
        onSearch={(words) => onChange({ ...filter, words })}
      />
      <Field id="quiz-shown" label="Show">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={keysOf(shownLabels)}
            labelOf={(shown) => shownLabels[shown]}
            value={filter.shown}
            onChange={(shown) => onChange({ ...filter, shown })}
          />
        )}
      </Field>
      <SubjectFilter
        of={quizzes}
        value={filter.subject}
        onChange={(subject) => onChange({ ...filter, subject })}
      />
    </div>
  );
}
