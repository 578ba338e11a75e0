import {
  NEW_NUMBER,
  NEW_SEVERAL,
  NEW_STATEMENT,
  NEW_TEXT,
  type KindTexts,
} from './edited-texts.ts';
import { GapsFields } from './gaps/edit-fields.tsx';
import { gapsOf, readGaps } from './gaps/gap-texts.ts';
import { MatchFields } from './match/edit-fields.tsx';
import { NEW_MATCH } from './match/match-texts.ts';
import { NumberFields } from './number/edit-fields.tsx';
import { OrderFields } from './order/edit-fields.tsx';
import { NEW_ORDER } from './order/order-texts.ts';
import { SeveralFields } from './several/edit-fields.tsx';
import { TextFields } from './text/edit-fields.tsx';
import { TrueFalseFields } from './true-false/edit-fields.tsx';

type KindFieldsProps = {
  /** The id of a field by its name. */
  idOf: (name: string) => string;
  texts: KindTexts & { question: string };
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: Partial<KindTexts & { question: string }>) => void;
};

/** What the editor has for a kind of question beside its text and its options. */
export function KindFields({ idOf, texts, errorOf, onChange }: KindFieldsProps) {
  const { several = NEW_SEVERAL, statement = NEW_STATEMENT, number = NEW_NUMBER } = texts;
  const { text = NEW_TEXT } = texts;
  switch (texts.kind) {
    case undefined:
      return null;
    case 'several':
      return (
        <SeveralFields
          id={idOf('scoring')}
          scoring={several.scoring}
          onChange={(scoring) => onChange({ several: { ...several, scoring } })}
        />
      );
    case 'true-false':
      return (
        <TrueFalseFields
          {...{ idOf, errorOf }}
          texts={statement}
          onChange={(changed) => onChange({ statement: changed })}
        />
      );
    case 'number':
      return (
        <NumberFields
          {...{ idOf, errorOf }}
          texts={number}
          onChange={(changed) => onChange({ number: changed })}
        />
      );
    case 'gaps':
      return (
        <GapsFields
          {...{ idOf, errorOf }}
          texts={gapsOf(texts)}
          onChange={(gaps) => onChange({ gaps, question: readGaps(gaps.text).question })}
        />
      );
    case 'match':
      return (
        <MatchFields
          {...{ idOf, errorOf }}
          texts={texts.match ?? NEW_MATCH}
          onChange={(match) => onChange({ match })}
        />
      );
    case 'order':
      return (
        <OrderFields
          {...{ idOf, errorOf }}
          texts={texts.order ?? NEW_ORDER}
          onChange={(order) => onChange({ order })}
        />
      );
    case 'text':
      return (
        <TextFields
          {...{ idOf, errorOf }}
          texts={text}
          onChange={(changed) => onChange({ text: changed })}
        />
      );
  }
}
