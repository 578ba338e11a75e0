import { otherKindSchema, type OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import { ChoiceSelect } from '../../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../../components/ui/field/field.tsx';
import { NEW_SEVERAL } from '../../../../questions/edited-texts.ts';
import { kindNames } from '../../../../questions/kind-names.ts';
import { hasSameKey, type QuestionTexts } from '../question-texts.ts';

type KindSelectProps = {
  id: string;
  texts: QuestionTexts;
  error: string | undefined;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

/** What kind of question it is. */
export function KindSelect({ id, texts, error, onChange }: KindSelectProps) {
  return (
    <Field id={id} label="Kind of question" error={error}>
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
  );
}

/** The change that makes it another kind of question; what the other kinds have stays. */
function changeKind(texts: QuestionTexts, kind: OtherKind | undefined): Partial<QuestionTexts> {
  return { ...leaveKind(texts, kind), ...carryKey(texts, kind) };
}

/**
 * The texts with which a kind was left come back with it: its explanation, which is about its key, and
 * what a text with gaps made of the question.
 */
function leaveKind(
  { kind: from, question, explanation, left }: QuestionTexts,
  kind: OtherKind | undefined,
): Partial<QuestionTexts> {
  const before = left?.[kind ?? 'choice'];
  const isOfGaps = from === 'gaps' || kind === 'gaps';
  return {
    left: { ...left, [from ?? 'choice']: { question, explanation } },
    ...(before && isOfGaps && { question: before.question }),
    ...(before && !hasSameKey(from, kind) && { explanation: before.explanation }),
  };
}

/** One right answer is carried over to several, and back. */
function carryKey(
  { correctAnswer, several = NEW_SEVERAL }: QuestionTexts,
  kind: OtherKind | undefined,
): Partial<QuestionTexts> {
  const { rights } = several;
  const [first = null] = rights;
  if (kind === 'several' && rights.length === 0 && correctAnswer !== null) {
    return { kind, several: { ...several, rights: [correctAnswer] } };
  }
  if (kind === undefined && (correctAnswer === null || !rights.includes(correctAnswer))) {
    return { kind, correctAnswer: first ?? correctAnswer };
  }
  return { kind };
}
