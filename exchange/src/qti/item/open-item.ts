import { LeftOut, type Asks } from '../../items/found-question.ts';
import type { Notes } from '../../items/notes.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { NO_POINTS, OWN_RULES } from '../weigh-options.ts';
import type { ItemBody } from './item-body.ts';
import type { ResponseDeclaration } from './response.ts';
import type { Scorer } from './score-item.ts';

/** An item, with what is known of how it is answered. */
export type OpenItem = {
  item: MarkupElement;
  body: ItemBody;
  responses: ReadonlyMap<string, ResponseDeclaration>;
  scorer: Scorer;
};

export type ReadInteraction = { stem: string; asks: Asks; explanation: string };

export function responseOf({ responses }: Pick<OpenItem, 'responses'>, interaction: MarkupElement) {
  const response = responses.get(interaction.attributes.responseIdentifier ?? '');
  if (!response) throw new LeftOut('It does not say what is right.');
  return response;
}

/** The right values: those that are named, or else those that get the most. */
export function rightValues({ correct, mapping }: ResponseDeclaration): string[] {
  if (correct.length > 0) return correct;
  return (mapping?.entries ?? []).filter(({ value }) => value > 0).map(({ key }) => key);
}

/** Names it where what the file calls right gets no points by its own rules, or rules are unknown. */
export function checkKey(
  { scorer }: OpenItem,
  { id }: ResponseDeclaration,
  values: string[],
  notes: Notes,
) {
  const points = scorer.score(new Map([[id, values]]));
  if (points === null) notes.doubt(OWN_RULES);
  else if (points <= 0) notes.doubt(NO_POINTS);
}
