import { LeftOut, type Scoring, type WeighedOption } from '../items/found-question.ts';
import type { Notes } from '../items/notes.ts';

export const OWN_RULES =
  'The file gives its points by rules of its own, which could not be read; the right answer is the one that the file names.';
export const NO_POINTS = 'What the file calls right gets no points by its own rules.';

/** Every set of so many options is tried against the item's own rules. */
const MOST_TRIED = 8;

/** Options, and what the item's own rules give for some of them; null where a rule is not known. */
export type Scored = {
  ids: readonly string[];
  /** The right ones, where the file names them. */
  named: readonly string[];
  /** Whether anything but the key gets nothing. */
  isAllByKey: boolean;
  score: (ids: readonly string[]) => number | null;
};

/** What each option is worth, as a share of the point. */
export type Weighed = { shares: number[]; scoring: Scoring };

export function weighSingle({ ids, named, score }: Scored, notes: Notes): Weighed {
  const scoring = 'all-or-nothing';
  const points = ids.map((id) => score([id]));
  const best = Math.max(0, ...points.map((point) => point ?? 0));
  if (best > 0 && !points.includes(null)) {
    return { shares: points.map((point) => (point ?? 0) / best), scoring };
  }
  if (named.length === 0) throw new LeftOut('It does not say which option is right.');
  notes.doubt(points.includes(null) ? OWN_RULES : NO_POINTS);
  return { shares: ids.map((id) => (named.includes(id) ? 1 : 0)), scoring };
}

export function weighSeveral(scored: Scored, notes: Notes): Weighed {
  const { ids, named, isAllByKey, score } = scored;
  const rights = named.length > 0 ? named : findBest(ids, score);
  if (rights.length === 0) throw new LeftOut('It does not say which options are right.');
  const whole = score(rights);
  if (whole === null) notes.doubt(OWN_RULES);
  else if (whole <= 0) notes.doubt(NO_POINTS);
  const each = 1 / rights.length;
  const even = ids.map((id) => (rights.includes(id) ? each : -each));
  if (isAllByKey || whole === null || whole <= 0) {
    return { shares: even, scoring: 'all-or-nothing' };
  }
  const without = (id: string) => score(rights.filter((right) => right !== id)) ?? 0;
  const shares = ids.map((id) =>
    rights.includes(id)
      ? Math.max((whole - without(id)) / whole, 0.02)
      : Math.min(((score([...rights, id]) ?? 0) - whole) / whole, 0),
  );
  // Where each mistake costs everything, an answer is right or wrong.
  const costsAll = ids.every((id, at) =>
    rights.includes(id) ? without(id) <= 0 : (shares[at] ?? 0) <= -0.99,
  );
  return costsAll && rights.length > 1
    ? { shares: even, scoring: 'all-or-nothing' }
    : { shares, scoring: 'partial' };
}

function findBest(ids: readonly string[], score: Scored['score']): string[] {
  if (ids.length > MOST_TRIED) return [];
  let best: string[] = [];
  let most = 0;
  for (let set = 1; set < 2 ** ids.length; set += 1) {
    const some = ids.filter((_, at) => (set & (2 ** at)) !== 0);
    const points = score(some) ?? 0;
    if (points > most) [best, most] = [some, points];
  }
  return best;
}

/** Whether "True" is right, where the options are "True" and "False"; null for other options. */
export function asStatement(options: readonly WeighedOption[]): boolean | null {
  if (options.length !== 2) return null;
  const said = options.map(({ text }) => text.trim().toLowerCase());
  if (!said.includes('true') || !said.includes('false')) return null;
  const right = options.find(({ share }) => share > 0.99);
  return right ? right.text.trim().toLowerCase() === 'true' : null;
}
