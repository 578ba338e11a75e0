import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import type { Dispatch } from 'react';
import { SubjectSelect } from '../../../components/subjects/subject-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import type { EditorAction, EditorState, Problem } from './editor-state.ts';
import { fieldIds } from './field-ids.ts';
import styles from './quiz-editor.module.css';

type QuizFieldsProps = {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  problems: readonly Problem[];
};

/** The fields of the quiz as a whole, such as its title and subject. */
export function QuizFields({ state, dispatch, problems }: QuizFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        id={fieldIds.title}
        label="Title"
        error={problems.find(({ fieldId }) => fieldId === fieldIds.title)?.message}
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={state.title}
            onChange={(event) => dispatch({ type: 'title', title: event.target.value })}
          />
        )}
      </Field>
      <Field id={fieldIds.subject} label="Subject">
        {(control) => (
          <SubjectSelect
            {...control}
            required={false}
            noneLabel="None"
            value={state.subject}
            onChange={(subject) => dispatch({ type: 'subject', subject })}
          />
        )}
      </Field>
    </div>
  );
}
