import { MAX_QUESTION_LENGTH } from '@study-assistant/contract/wire/limits';
import { Checkbox } from '../../components/ui/field/checkbox.tsx';
import { ChoiceSelect } from '../../components/ui/field/choice-select.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { Textarea } from '../../components/ui/field/textarea.tsx';
import edit from '../edit-rows.module.css';
import styles from '../questions.module.css';
import { WeakSpots } from '../weak-spots.tsx';
import { readGaps, type GapsTexts } from './gap-texts.ts';
import { weakSpotsOfGaps } from './weak-spots.ts';

const ways = { typed: 'Words are typed', bank: 'From a word bank' };

/** Brackets take room that no student sees. */
const BRACKETS_LENGTH = 600;
const SPARES_LENGTH = 600;

type GapsFieldsProps = {
  idOf: (name: string) => string;
  texts: GapsTexts;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: GapsTexts) => void;
};

/** The text with its words in brackets, and how they are asked. */
export function GapsFields({ idOf, texts, errorOf, onChange }: GapsFieldsProps) {
  const { gaps } = readGaps(texts.text);
  return (
    <div className={styles.fields}>
      <Field
        id={idOf('question')}
        label="Question"
        error={errorOf(idOf('question'))}
        hint="Put the right word of each gap in square brackets, and a bar between words that are right as well: Plants give off [oxygen|O2]. A bracket of the text itself is written twice: [[."
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            maxLength={MAX_QUESTION_LENGTH + BRACKETS_LENGTH}
            value={texts.text}
            onChange={(event) => onChange({ ...texts, text: event.target.value })}
          />
        )}
      </Field>
      {gaps.length === 0 ? (
        <p className={styles.hint}>No gap so far.</p>
      ) : (
        <ol aria-label="Gaps" className={edit.found}>
          {gaps.map(({ words: [word = '', ...others] }, at) => (
            <li key={at}>
              <span dir="auto">{word === '' ? '…' : word}</span>
              {others.length > 0 && <span dir="auto"> or {others.join(' or ')}</span>}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.pair}>
        <Field id={idOf('way')} label="How it is answered">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={['typed', 'bank']}
              labelOf={(way) => ways[way]}
              value={texts.hasBank ? 'bank' : 'typed'}
              onChange={(way) => onChange({ ...texts, hasBank: way === 'bank' })}
            />
          )}
        </Field>
        {texts.hasBank && (
          <Field
            id={idOf('bank')}
            label="Words to spare"
            isOptional
            hint="With commas between. They make it harder to guess."
            error={errorOf(idOf('bank'))}
          >
            {(control) => (
              <Input
                {...control}
                dir="auto"
                autoComplete="off"
                maxLength={SPARES_LENGTH}
                value={texts.spares}
                onChange={(event) => onChange({ ...texts, spares: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
      {!texts.hasBank && (
        <div>
          <Checkbox
            label="Capital letters make a difference"
            checked={texts.matchCase}
            onChange={(event) => onChange({ ...texts, matchCase: event.target.checked })}
          />
          <Checkbox
            label="Accents make a difference"
            checked={texts.matchAccents}
            onChange={(event) => onChange({ ...texts, matchAccents: event.target.checked })}
          />
          <Checkbox
            label="Accept one typing slip in words of five letters and more"
            checked={texts.allowTypo}
            onChange={(event) => onChange({ ...texts, allowTypo: event.target.checked })}
          />
        </div>
      )}
      <WeakSpots sentences={weakSpotsOfGaps(texts)} />
    </div>
  );
}
