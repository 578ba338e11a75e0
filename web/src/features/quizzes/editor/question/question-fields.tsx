import { otherKindSchema, type OtherKind } from '@study-assistant/contract/questions/question';
import {
  MAX_EXPLANATION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '@study-assistant/contract/wire/limits';
import { Suspense } from 'react';
import { ChoiceSelect } from '../../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { Skeleton } from '../../../../components/ui/state/skeleton.tsx';
import { lazyPart } from '../../../../lib/dom/lazy-part.ts';
import { NEW_NUMBER, NEW_SEVERAL, NEW_STATEMENT } from '../../../../questions/edited-texts.ts';
import { fieldIds } from '../field-ids.ts';
import { changeKind, oneLine, type QuestionTexts } from '../question-texts.ts';
import { SuggestWrongAnswers } from '../suggestions/suggest-wrong-answers.tsx';
import { OptionFields } from './option-fields.tsx';
import styles from './question-card.module.css';

const SeveralFields = lazyPart(
  async () => (await import('../../../../questions/several/edit-fields.tsx')).SeveralFields,
);
const TrueFalseFields = lazyPart(
  async () => (await import('../../../../questions/true-false/edit-fields.tsx')).TrueFalseFields,
);
const NumberFields = lazyPart(
  async () => (await import('../../../../questions/number/edit-fields.tsx')).NumberFields,
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
      <Suspense fallback={<Skeleton label="Loading the fields…" shape="rows" count={2} />}>
        <KindOfFields {...{ questionKey, texts, errorOf, onChange }} />
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

type KindOfFieldsProps = Pick<
  QuestionFieldsProps,
  'questionKey' | 'texts' | 'errorOf' | 'onChange'
>;

/** What a question of this kind has between its text and its explanation. */
function KindOfFields(props: KindOfFieldsProps) {
  const { questionKey, texts, errorOf, onChange } = props;
  const ids = fieldIds.of(questionKey);
  switch (texts.kind) {
    case undefined:
      return (
        <>
          <OptionFields {...props} />
          <SuggestWrongAnswers question={texts} onChange={onChange} />
        </>
      );
    case 'several': {
      const several = texts.several ?? NEW_SEVERAL;
      return (
        <>
          <OptionFields {...props} />
          <SeveralFields
            id={ids.scoring}
            scoring={several.scoring}
            onChange={(scoring) => onChange({ several: { ...several, scoring } })}
          />
        </>
      );
    }
    case 'true-false':
      return (
        <TrueFalseFields
          {...{ ids, errorOf }}
          texts={texts.statement ?? NEW_STATEMENT}
          onChange={(statement) => onChange({ statement })}
        />
      );
    case 'number':
      return (
        <NumberFields
          {...{ ids, errorOf }}
          texts={texts.number ?? NEW_NUMBER}
          onChange={(number) => onChange({ number })}
        />
      );
  }
}
