import { FEEDBACK_LEFT_OUT, type Notes } from '../../items/notes.ts';
import { findAll } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { asStatement, weighSeveral, weighSingle } from '../weigh-options.ts';
import { choiceFeedback, choiceText } from './item-body.ts';
import { responseOf, rightValues, type OpenItem, type ReadInteraction } from './open-item.ts';

export function readChoices(
  open: OpenItem,
  interaction: MarkupElement,
  notes: Notes,
): ReadInteraction {
  const response = responseOf(open, interaction);
  const choices = findAll(interaction, 'simpleChoice', 'hottext').map((choice) => ({
    id: choice.attributes.identifier ?? '',
    text: choiceText(choice, notes),
    feedback: choiceFeedback(choice, notes),
  }));
  const single = response.cardinality === 'single';
  const scored = {
    ids: choices.map(({ id }) => id),
    named: rightValues(response),
    isAllByKey: open.scorer.by === 'key',
    score: (ids: readonly string[]) => open.scorer.score(new Map([[response.id, ids]])),
  };
  const { shares, scoring } = single ? weighSingle(scored, notes) : weighSeveral(scored, notes);
  const options = choices.map(({ text }, at) => ({ text, share: shares[at] ?? 0 }));
  const explanation = choices.find((_, at) => (shares[at] ?? 0) > 0.99)?.feedback ?? '';
  if (choices.some(({ feedback }) => feedback !== '' && feedback !== explanation)) {
    notes.change(FEEDBACK_LEFT_OUT);
  }
  const stem = open.body.text;
  const statement = single ? asStatement(options) : null;
  if (statement !== null) {
    const asks = { as: 'statement' as const, isTrue: statement, correction: '' };
    return { stem, asks, explanation };
  }
  return { stem, asks: { as: 'options', options, single, scoring }, explanation };
}
