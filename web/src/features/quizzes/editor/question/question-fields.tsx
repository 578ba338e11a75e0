import {
  MAX_EXPLANATION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '@study-assistant/contract/wire/limits';
import { Field } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { fieldIds } from '../field-ids.ts';
import { oneLine, type QuestionTexts } from '../question-texts.ts';
import { SuggestWrongAnswers } from '../suggestions/suggest-wrong-answers.tsx';
import { OptionFields } from './option-fields.tsx';
import styles from './question-card.module.css';

type QuestionFieldsProps = {
  questionKey: string;
  texts: QuestionTexts;
  isLocked: boolean;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

export function QuestionFields({
  questionKey,
  texts,
  isLocked,
  errorOf,
  onChange,
}: QuestionFieldsProps) {
  const ids = fieldIds.of(questionKey);
  return (
    <fieldset disabled={isLocked} className={styles.fields}>
      <legend className="visually-hidden">Texts</legend>
      <Field id={ids.question} label="Question" error={errorOf(ids.question)}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            maxLength={MAX_QUESTION_LENGTH}
            className={styles.questionText}
            value={texts.question}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
      <OptionFields
        questionKey={questionKey}
        options={texts.options}
        correctAnswer={texts.correctAnswer}
        errorOf={errorOf}
        onChange={onChange}
      />
      <SuggestWrongAnswers question={texts} onChange={onChange} />
      <div className={styles.pair}>
        <Field id={ids.explanation} label="Explanation" isOptional error={errorOf(ids.explanation)}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              maxLength={MAX_EXPLANATION_LENGTH}
              value={texts.explanation}
              onChange={(event) => onChange({ explanation: event.target.value })}
            />
          )}
        </Field>
        <Field id={ids.topic} label="Topic" error={errorOf(ids.topic)}>
          {(control) => (
            <Textarea
              {...control}
              rows={1}
              dir="auto"
              maxLength={MAX_TOPIC_LENGTH}
              value={texts.topic}
              onChange={(event) => onChange({ topic: oneLine(event.target.value) })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
