import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { MAX_OPTION_LENGTH, MAX_QUESTION_LENGTH } from '@study-assistant/contract/wire/limits';
import { ArrowUpDown, Check } from 'lucide-react';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Field } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { classNames } from '../../../../lib/dom/class-names.ts';
import { oneLine, type QuestionTexts } from '../question-texts.ts';
import { otherWordings } from './draft-question.ts';
import { draftTexts } from './draft-texts.ts';
import styles from './drafts.module.css';

type DraftFieldsProps = {
  draft: Draft;
  texts: QuestionTexts;
  onChange: (changed: Partial<QuestionTexts>) => void;
};

/** The question of a draft with its other wordings, the right answer and the places of the wrong ones. */
export function DraftFields({ draft, texts, onChange }: DraftFieldsProps) {
  const { question, options } = texts;
  const wordings = otherWordings(draft, question);
  return (
    <>
      <Field id={`draft-${draft.id}-question`} label="Question">
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            maxLength={MAX_QUESTION_LENGTH}
            className={styles.question}
            value={question}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
      {wordings.length > 0 && (
        <div role="group" aria-label="Other wordings" className={styles.wordings}>
          <p className={styles.hint}>{draftTexts.wordings}</p>
          {wordings.map((wording) => (
            <Button
              key={wording}
              icon={<ArrowUpDown aria-hidden />}
              className={styles.wording}
              onClick={() => onChange({ question: wording })}
            >
              <bdi>{wording}</bdi>
            </Button>
          ))}
        </div>
      )}
      <div role="group" aria-label="Options" className={styles.options}>
        {options.map((option, index) => (
          <div key={index} className={classNames(styles.option, index === 0 && styles.right)}>
            {index === 0 && (
              <span aria-hidden className={styles.sign}>
                <Check />
              </span>
            )}
            <Textarea
              aria-label={index === 0 ? 'Right answer' : `Wrong answer ${index}`}
              dir="auto"
              rows={1}
              maxLength={MAX_OPTION_LENGTH}
              placeholder={index === 0 ? undefined : 'Choose below, or write one'}
              value={option}
              onChange={(event) =>
                onChange({ options: options.with(index, oneLine(event.target.value)) })
              }
            />
          </div>
        ))}
      </div>
    </>
  );
}
