import type { ChangedStudent } from '@study-assistant/contract/attempts/analysis';
import { INSIGHT_HEADINGS } from '@study-assistant/contract/classes/insight-headings';
import type { ClassNumbers } from '../domain/school/class-numbers.ts';
import { plain } from './plain.ts';

const MAX_NAMES = 15;

/**
 * Who the teacher may want to speak to, in simple markdown. Always our own words, whoever wrote the
 * rest: names do not leave the server.
 */
export function peopleWords({ improved, slipped, notStarted }: ClassNumbers['people']): string {
  const lines = [
    line('Slipped', slipped.map(change)),
    line('Improved', improved.map(change)),
    line(
      'Not started',
      notStarted.map(({ fullName }) => plain(fullName)),
    ),
  ].filter((text) => text !== null);
  return lines.length === 0 ? '' : [`## ${INSIGHT_HEADINGS.students}`, ...lines].join('\n');
}

function line(what: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const others = names.length - MAX_NAMES;
  const more = others > 0 ? ` and ${others} more` : '';
  return `- **${what}:** ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

function change({ fullName, before, after }: ChangedStudent): string {
  return `${plain(fullName)} (from ${before}% to ${after}%)`;
}
