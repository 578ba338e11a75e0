import { otherKindSchema, type OtherKind } from '@study-assistant/contract/questions/open-question';
import {
  MAX_EXPLANATION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '@study-assistant/contract/wire/limits';
import { Suspense } from 'react';
import { ChoiceSelect } from '../../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { lazyPart } from '../../../../lib/dom/lazy-part.ts';
import { fieldIds } from '../field-ids.ts';
import { changeKind, oneLine, type QuestionTexts } from '../question-texts.ts';
import { OptionFields } from './option-fields.tsx';
import styles from './question-card.module.css';

const SuggestWrongAnswers = lazyPart(
  async () => (await import('../suggestions/suggest-wrong-answers.tsx')).SuggestWrongAnswers,
);
const KindFields = lazyPart(
  async () => (await import('../../../../questions/kind-fields.tsx')).KindFields,
);

const kindNames: Record<OtherKind | 'choice', string> = {
  choice: 'One right answer',
  several: 'Several right answers',
  'true-false': 'True or false',
  number: 'A number',
};

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
      <Field id={ids.kind} label="Kind of question" error={errorOf(ids.kind)}>
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={['choice', ...otherKindSchema.options]}
            labelOf={(kind) => kindNames[kind]}
            value={texts.kind ?? 'choice'}
            onChange={(kind) => onChange(changeKind(texts, kind === 'choice' ? undefined : kind))}
          />
        )}
      </Field>
      <Field
        id={ids.question}
        label={texts.kind === 'true-false' ? 'Statement' : 'Question'}
        error={errorOf(ids.question)}
      >
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
      {(texts.kind === undefined || texts.kind === 'several') && (
        <OptionFields {...{ questionKey, texts, errorOf, onChange }} />
      )}
      <Suspense>
        {texts.kind === undefined ? (
          <SuggestWrongAnswers question={texts} onChange={onChange} />
        ) : (
          <KindFields {...{ ids, texts, errorOf, onChange }} />
        )}
      </Suspense>
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
