import {
  isPartlyRight,
  pointsOfResult,
  type QuestionResult,
} from '@study-assistant/contract/attempts/attempts';
import { toOneDecimal } from '@study-assistant/contract/attempts/scoring';
import { listFormat } from '@study-assistant/contract/wire/formats';
import { count } from '../lib/format/numbers.ts';
import styles from './questions.module.css';

type Judged = Pick<QuestionResult, 'isCorrect' | 'isDropped' | 'points' | 'parts'> & {
  kind?: string | undefined;
  key?: unknown;
};

/** Says what was right of an answer that is partly right, and what it is worth. */
export function PartsNote({ result }: { result: Judged }) {
  if (!isPartlyRight(result) || result.isDropped) return null;
  const words = wordsFor(result);
  const worth = `${toOneDecimal(pointsOfResult(result))} of 1 point`;
  return <p className={styles.hint}>{words === '' ? `${worth}.` : `${words}: ${worth}.`}</p>;
}

function wordsFor(result: Judged): string {
  const parts = result.parts ?? [];
  if (result.kind === 'several') return sayPicks(parts, result.key);
  if (result.kind === 'number') return 'The number is right, its unit is not';
  const right = parts.filter(({ fraction }) => fraction === 1).length;
  if (result.kind === 'gaps') return `${right} of ${count(parts.length, 'gap')}`;
  if (result.kind === 'match') return `${right} of ${count(parts.length, 'pair')}`;
  if (result.kind !== 'order') return '';
  return `${right} of ${count(parts.length, 'neighbor')} in the right order`;
}

/** Tells whether an answer is shown a part at a time: in one line it would be hard to read. */
export function isShownInParts({ kind, parts = [] }: Pick<Judged, 'kind' | 'parts'>): boolean {
  return (kind === 'gaps' || kind === 'match') && parts.length > 0;
}

function sayPicks(parts: NonNullable<Judged['parts']>, key: unknown): string {
  const right = parts.filter(({ fraction }) => fraction === 1).length;
  const wrong = parts.length - right;
  const rights = countRights(key) ?? right;
  const said = [
    `${right} of ${count(rights, 'right pick')}`,
    ...(wrong > 0 ? [count(wrong, 'wrong pick')] : []),
  ];
  return listFormat('en', 'conjunction').format(said);
}

function countRights(key: unknown): number | null {
  const isKey = typeof key === 'object' && key !== null && 'rights' in key;
  return isKey && Array.isArray(key.rights) ? key.rights.length : null;
}
