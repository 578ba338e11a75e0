import { LeftOut, type Asks } from '../../items/found-question.ts';
import { findAll, textOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import type { Response } from './presentation.ts';
import { givingConditions, wantedOf } from './score-one.ts';

/** Pairs within one response: labels with a group go to those that it names, and "left,right" is right. */
export function askGroups(item: MarkupElement, { element, labels }: Response): Asks {
  const grouped = new Set(
    findAll(element, 'response_label')
      .filter(({ attributes }) => attributes.match_group)
      .map(({ attributes }) => attributes.ident ?? ''),
  );
  const named = new Map(labels.map(({ id, text }) => [id, text]));
  const textOfLabel = (id: string) => {
    const text = named.get(id);
    if (text === undefined) throw new LeftOut('It does not say what belongs together.');
    return text;
  };
  const pairs = rightPairs(item).map(([first, second]) => {
    const isTurned = grouped.has(second) && !grouped.has(first);
    const [left, right] = isTurned ? [second, first] : [first, second];
    return { left: textOfLabel(left), right: textOfLabel(right) };
  });
  const used = pairs.flatMap(({ left, right }) => [left, right]);
  const spare = labels.filter(({ id, text }) => !grouped.has(id) && !used.includes(text));
  return { as: 'pairs', pairs, spare: spare.map(({ text }) => text) };
}

function rightPairs(item: MarkupElement): [string, string][] {
  const subsets = givingConditions(item).flatMap((condition) => findAll(condition, 'varsubset'));
  return subsets.map((subset) => {
    const [first = '', second = '', ...more] = textOf(subset).split(/[,\s]+/);
    if (more.length > 0) throw new LeftOut('Its pairs are kept in a way that is not read.');
    return [first, second];
  });
}

export function isOrdered({ element }: Response): boolean {
  return /ordered/i.test(element.attributes.rcardinality ?? '');
}

/** An order in which a condition has the place of each thing, counted from one. */
export function askPlaces(item: MarkupElement, { labels }: Response): Asks {
  const wanted = wantedOf(item);
  const things = labels.map((_, at) => {
    const here = wanted.filter(({ value }) => Number(value) === at + 1);
    const [only, ...others] = new Set(here.map(({ respident }) => respident));
    const thing = labels.find(({ id }) => id === only);
    if (!thing || others.length > 0) {
      throw new LeftOut('Its right order does not have each of its things once.');
    }
    return thing.text;
  });
  return { as: 'sequence', things, scoring: 'all-or-nothing' };
}
