import { aligned } from '../../print.ts';
import { spell } from '../../row.ts';
import { VERDICTS, type KeptRow, type Verdict } from '../reading-row.ts';
import { agreementOf, cohensKappa } from './statistics.ts';

type Pair = readonly [Verdict, Verdict];

/** How far two readings of the same questions agree; empty where they share none. */
export function compareReadings(
  first: readonly KeptRow[],
  second: readonly KeptRow[],
  names: readonly [string, string],
): string[] {
  const pairs = pairVerdicts(first, second);
  if (pairs.length === 0) return [];
  const binary = pairs.map(([a, b]) => [spellStands(a), spellStands(b)] as const);
  const table = VERDICTS.map((row) => [
    row,
    ...VERDICTS.map((column) => String(count(pairs, row, column))),
  ]);
  return [
    `${names[0]} (down) and ${names[1]} (across), ${pairs.length} questions of both`,
    ...aligned([['', ...VERDICTS], ...table]),
    `three verdicts: ${spellAgreement(pairs)}`,
    `stands or not: ${spellAgreement(binary)}`,
  ];
}

function pairVerdicts(first: readonly KeptRow[], second: readonly KeptRow[]): Pair[] {
  const verdicts = new Map(second.map((row) => [idOf(row), row.verdict]));
  return first.flatMap((row) => {
    const other = verdicts.get(idOf(row));
    return other === undefined ? [] : [[row.verdict, other] as const];
  });
}

/** A question is the same whatever the order of its options. */
function idOf({ section, question, options, correctAnswer }: KeptRow): string {
  return JSON.stringify([section, question, options.toSorted(), options[correctAnswer]]);
}

function count(pairs: readonly Pair[], row: Verdict, column: Verdict): number {
  return pairs.filter(([a, b]) => a === row && b === column).length;
}

function spellStands(verdict: Verdict): string {
  return verdict === 'stands' ? 'stands' : 'does not';
}

function spellAgreement(pairs: readonly (readonly [string, string])[]): string {
  const kappa = cohensKappa(pairs);
  const beyond = kappa === null ? 'no kappa, one verdict only' : `kappa ${spell(kappa, 'number')}`;
  return `agreement ${spell(agreementOf(pairs), 'share')}, ${beyond}`;
}
