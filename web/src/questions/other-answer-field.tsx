import type { OtherKind } from '@study-assistant/contract/questions/kind-schemas';
import type { ReactNode } from 'react';
import type { AnswerFieldProps } from './asked-question.ts';
import { GapsField } from './gaps/answer-field.tsx';
import { MatchField } from './match/answer-field.tsx';
import { NumberField } from './number/answer-field.tsx';
import { OrderField } from './order/answer-field.tsx';
import { SeveralField } from './several/answer-field.tsx';
import { TextField } from './text/answer-field.tsx';
import { TrueFalseField } from './true-false/answer-field.tsx';
import { UnknownKind } from './unknown-kind.tsx';

/** A kind that is in no line here does not pass the types. */
const fields: Record<OtherKind, (props: AnswerFieldProps) => ReactNode> = {
  several: SeveralField,
  'true-false': TrueFalseField,
  number: NumberField,
  gaps: GapsField,
  match: MatchField,
  order: OrderField,
  text: TextField,
};

/** Where a question is answered that is no choice. */
export function OtherAnswerField(props: AnswerFieldProps) {
  const { question, className } = props;
  const Field = isOther(question.kind) ? fields[question.kind] : null;
  if (Field) return <Field {...props} />;
  return <UnknownKind question={question.question} className={className} />;
}

function isOther(kind = ''): kind is OtherKind {
  return Object.hasOwn(fields, kind);
}
