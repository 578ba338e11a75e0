import {
  MAX_EXPLANATION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '@study-assistant/contract/wire/limits';
import { Suspense } from 'react';
import { Field } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { lazyPart } from '../../../../lib/dom/lazy-part.ts';
import { fieldIds } from '../field-ids.ts';
import { isExplanationStrange, oneLine, type QuestionTexts } from '../question-texts.ts';
import { OptionFields } from './option-fields.tsx';
import styles from './question-card.module.css';

const KindSelect = lazyPart(async () => (await import('./kind-select.tsx')).KindSelect);
const KindParts = lazyPart(async () => (await import('./kind-parts.tsx')).KindParts);

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
      <Suspense>
        <KindSelect
          id={ids.part('kind')}
          texts={texts}
          error={errorOf(ids.part('kind'))}
          onChange={onChange}
        />
      </Suspense>
      {texts.kind !== 'gaps' && (
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
      )}
      {(texts.kind === undefined || texts.kind === 'several') && (
        <OptionFields {...{ questionKey, texts, errorOf, onChange }} />
      )}
      <Suspense>
        <KindParts {...{ questionKey, texts, errorOf, onChange }} />
      </Suspense>
      <div className={styles.pair}>
        <Field
          id={ids.explanation}
          label="Explanation"
          isOptional
          hint={
            isExplanationStrange(texts) && (
              <span className={styles.lookAgain}>
                Written for the kind of question that it was before: does it still fit?
              </span>
            )
          }
          error={errorOf(ids.explanation)}
        >
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
