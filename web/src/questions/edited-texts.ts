import type {
  NumberKey,
  Tolerance,
  SeveralKey,
  TextKey,
  TrueFalseKey,
} from '@study-assistant/contract/questions/key-schemas';
import type { OtherKind, NumberBody } from '@study-assistant/contract/questions/kind-schemas';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { gapsOf, toGapsTexts, toSentGaps, type GapsTexts } from './gaps/gap-texts.ts';
import { NEW_MATCH, toMatchTexts, toSentMatch, type MatchTexts } from './match/match-texts.ts';
import { NEW_ORDER, toOrderTexts, toSentOrder, type OrderTexts } from './order/order-texts.ts';

/** A statement in the editor; `isTrue` is null until its teacher has said it. */
export type StatementTexts = { isTrue: boolean | null; correction: string };

/** A number and what goes with it, as they are typed. */
export type NumberTexts = {
  value: string;
  toleranceType: Tolerance['type'];
  by: string;
  from: string;
  to: string;
  unit: string;
  asksUnit: boolean;
  /** Accepted spellings of the unit, with commas between. */
  units: string;
};

/** Accepted short answers, one a line. */
export type AcceptedTexts = { accepted: string; matchCase: boolean };

/** Every kind, also that of a question that says none. */
type KindName = OtherKind | 'choice';

/** Texts of a question as they were when another kind was chosen. */
type LeftTexts = Pick<PlacedQuestion, 'question' | 'explanation'>;

/**
 * What a question of another kind has beside its texts and options. All of it stays while its teacher
 * tries another kind, so that nothing is lost on the way back.
 */
export type KindTexts = {
  kind?: OtherKind | undefined;
  several?: SeveralKey;
  statement?: StatementTexts;
  number?: NumberTexts;
  gaps?: GapsTexts;
  match?: MatchTexts;
  order?: OrderTexts;
  text?: AcceptedTexts;
  /** By kind, of those that its teacher has left since it was saved. */
  left?: Partial<Record<KindName, LeftTexts>> | undefined;
};

export const NEW_SEVERAL: SeveralKey = { rights: [], scoring: 'partial' };
export const NEW_STATEMENT: StatementTexts = { isTrue: null, correction: '' };
export const NEW_NUMBER: NumberTexts = {
  ...{ value: '', toleranceType: 'absolute', by: '0', from: '', to: '' },
  ...{ unit: '', asksUnit: false, units: '' },
};

export const NEW_TEXT: AcceptedTexts = { accepted: '', matchCase: false };

/** The texts of a stored question's kind. */
export function kindTextsOf({
  kind,
  question,
  options,
  body,
  key,
}: Pick<PlacedQuestion, 'kind' | 'question' | 'options' | 'body' | 'key'>): KindTexts {
  if (kind === undefined || key === undefined) return {};
  if ('rights' in key) return { kind, several: key };
  if ('isTrue' in key) return { kind, statement: key };
  if ('gaps' in key) {
    const bank = body && 'bank' in body ? body.bank : null;
    return { kind, gaps: toGapsTexts(question, bank, key) };
  }
  if ('pairs' in key) {
    const lefts = body && 'lefts' in body ? body.lefts : [];
    return { kind, match: toMatchTexts(lefts, options, key) };
  }
  if ('order' in key) return { kind, order: toOrderTexts(options, key) };
  if ('accepted' in key) return { kind, text: { ...key, accepted: key.accepted.join('\n') } };
  return { kind, number: toNumberTexts(body && 'unit' in body ? body : undefined, key) };
}

/** What is sent of a kind; the server says what is missing. */
export function toSentKind(texts: KindTexts & { question: string }) {
  const { kind, several, statement, number, match, order, text } = texts;
  switch (kind) {
    case undefined:
      return {};
    case 'several':
      return { kind, key: several ?? NEW_SEVERAL };
    case 'true-false':
      return { kind, key: toStatementKey(statement ?? NEW_STATEMENT) };
    case 'number':
      return { kind, ...toSentNumber(number ?? NEW_NUMBER) };
    case 'gaps':
      return { kind, ...toSentGaps(gapsOf(texts)) };
    case 'match':
      return { kind, ...toSentMatch(match ?? NEW_MATCH) };
    case 'order':
      return { kind, ...toSentOrder(order ?? NEW_ORDER) };
    case 'text':
      return { kind, key: toTextKey(text ?? NEW_TEXT) };
  }
}

/** A true statement has nothing to correct. */
function toStatementKey({
  isTrue,
  correction,
}: StatementTexts): Omit<TrueFalseKey, 'isTrue'> & Pick<StatementTexts, 'isTrue'> {
  return { isTrue, correction: isTrue === false ? correction : '' };
}

function toTextKey({ accepted, matchCase }: AcceptedTexts): TextKey {
  const lines = accepted.split('\n').map((one) => one.trim());
  return { accepted: lines.filter((one) => one !== ''), matchCase };
}

function toNumberTexts(body: NumberBody | undefined, key: NumberKey): NumberTexts {
  const { value, tolerance, units } = key;
  const texts: NumberTexts = {
    ...NEW_NUMBER,
    value: String(value),
    toleranceType: tolerance.type,
    unit: body?.unit ?? '',
    asksUnit: body?.asksUnit ?? false,
    units: units.join(', '),
  };
  return tolerance.type === 'range'
    ? { ...texts, from: String(tolerance.from), to: String(tolerance.to) }
    : { ...texts, by: String(tolerance.by) };
}

function toSentNumber(texts: NumberTexts): { body: NumberBody; key: NumberKey } {
  const { asksUnit } = texts;
  const unit = texts.unit.trim();
  const units = texts.units
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const tolerance = toTolerance(texts);
  const value =
    tolerance.type === 'range' ? (tolerance.from + tolerance.to) / 2 : toNumber(texts.value);
  return {
    body: { unit: asksUnit || unit === '' ? null : unit, asksUnit },
    key: { value, tolerance, units: asksUnit ? units : [] },
  };
}

function toTolerance({ toleranceType: type, by, from, to }: NumberTexts): Tolerance {
  return type === 'range'
    ? { type, from: toNumber(from), to: toNumber(to) }
    : { type, by: toNumber(by) };
}

/**
 * NaN, which the contract refuses, for what is no number, and for "10,000": students may mean ten or ten
 * thousand by it, but a key has one meaning.
 */
function toNumber(text: string): number {
  const plain = text.replace('−', '-').replace(/\s/g, '');
  const isTwofold = /^[-+]?[1-9]\d{0,2},\d{3}$/.test(plain);
  return plain === '' || isTwofold ? NaN : Number(plain.replace(',', '.'));
}
