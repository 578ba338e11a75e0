import { aligned } from '../../print.ts';
import { spell } from '../../row.ts';
import { FAULTS, VERDICTS, type KeptRow, type Verdict } from '../reading-row.ts';
import { wilsonInterval } from './statistics.ts';

/** Verdicts per origin, and of ours per confidence, kind and book, with 95% intervals. */
export function verdictLines(rows: readonly KeptRow[]): string[] {
  const ours = rows.filter(({ origin }) => origin === 'ours');
  return aligned([
    ['', 'n', 'as it stands', 'a touch', 'not'],
    ...groupLines(rows, ({ origin }) => origin),
    ...groupLines(ours, ({ confidence }) => `ours, ${confidence ?? 'unmarked'}`),
    ...groupLines(ours, ({ kind }) => `ours, kind ${kind ?? 'not told'}`),
    ...groupLines(rows, ({ origin, section }) => `${origin}, ${section.book ?? section.title}`),
  ]);
}

function groupLines(rows: readonly KeptRow[], nameOf: (row: KeptRow) => string): string[][] {
  const groups = new Map<string, KeptRow[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return [...groups]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([name, group]) => [
      name,
      String(group.length),
      ...VERDICTS.map((verdict) => spellShare(group, verdict)),
    ]);
}

function spellShare(group: readonly KeptRow[], verdict: Verdict): string {
  const count = group.filter((row) => row.verdict === verdict).length;
  const [low = 0, high = 0] = wilsonInterval(count, group.length) ?? [];
  return `${percent(count / group.length)} (${percent(low)}–${percent(high)})`;
}

function percent(share: number): string {
  return spell(Math.round(share * 100) / 100, 'share');
}

/** The faults of what does not stand, most frequent first. */
export function faultLines(rows: readonly KeptRow[]): string[] {
  return (['ours', 'human'] as const).flatMap((origin) => {
    const faults = rows.filter((row) => row.origin === origin).map(({ fault }) => fault);
    const counts = Object.entries(FAULTS)
      .map(([code, name]) => ({ name, count: faults.filter((fault) => fault === code).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ name, count }) => `${name} ${count}`);
    return counts.length === 0 ? [] : [`faults, ${origin}: ${counts.join(', ')}`];
  });
}

const TOO_HARD = 0.6;
const TOO_KIND = 0.85;

/** Whether a reading may count: human authors' questions are the ruler. */
export function measureSeverity(rows: readonly KeptRow[]): string {
  const human = rows.filter(({ origin }) => origin === 'human');
  if (human.length === 0) return 'no human questions, so nothing says how severe it was';
  const share = human.filter(({ verdict }) => verdict === 'stands').length / human.length;
  const stands = `${percent(share)} of ${human.length} human questions stand`;
  if (share < TOO_HARD) return `${stands}: read too hard (under ${percent(TOO_HARD)}), read again`;
  if (share > TOO_KIND) return `${stands}: read too kindly (over ${percent(TOO_KIND)}), read again`;
  return `${stands}: fair`;
}
