import type { AnswerFieldProps } from './asked-question.ts';
import { GapsField } from './gaps/answer-field.tsx';
import { MatchField } from './match/answer-field.tsx';
import { NumberField } from './number/answer-field.tsx';
import { OrderField } from './order/answer-field.tsx';
import { SeveralField } from './several/answer-field.tsx';
import { TextField } from './text/answer-field.tsx';
import { TrueFalseField } from './true-false/answer-field.tsx';
import { UnknownKind } from './unknown-kind.tsx';

/** Where a question is answered that is no choice. */
export function OtherAnswerField(props: AnswerFieldProps) {
  const { question, className } = props;
  switch (question.kind) {
    case 'several':
      return <SeveralField {...props} />;
    case 'true-false':
      return <TrueFalseField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'gaps':
      return <GapsField {...props} />;
    case 'match':
      return <MatchField {...props} />;
    case 'order':
      return <OrderField {...props} />;
    case 'text':
      return <TextField {...props} />;
    case undefined:
    default:
      return <UnknownKind question={question.question} className={className} />;
  }
}
