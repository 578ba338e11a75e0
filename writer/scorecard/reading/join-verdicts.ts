import type { DrawnRow, KeptRow, VerdictRow } from './reading-row.ts';

export type Joined = { kept: KeptRow[]; unread: number[] };

/** The verdicts with what was drawn; questions without a verdict are named and left out. */
export function joinVerdicts(
  drawn: readonly DrawnRow[],
  verdicts: readonly VerdictRow[],
  reader: Pick<KeptRow, 'date' | 'reader'>,
): Joined {
  const byNumber = new Map<number, VerdictRow>();
  for (const verdict of verdicts) {
    if (byNumber.has(verdict.n)) throw new Error(`Question ${verdict.n} has two verdicts.`);
    byNumber.set(verdict.n, verdict);
  }
  const known = new Set(drawn.map(({ n }) => n));
  const unknown = verdicts.find(({ n }) => !known.has(n));
  if (unknown) throw new Error(`There is a verdict on question ${unknown.n}, which was not drawn.`);
  const kept = drawn.flatMap(({ n, ...row }) => {
    const verdict = byNumber.get(n);
    if (!verdict) return [];
    return [
      { ...reader, ...row, verdict: verdict.verdict, fault: verdict.fault, note: verdict.note },
    ];
  });
  return { kept, unread: drawn.map(({ n }) => n).filter((n) => !byNumber.has(n)) };
}
