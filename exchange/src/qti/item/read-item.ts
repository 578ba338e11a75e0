import { LeftOut, type FoundQuestion } from '../../items/found-question.ts';
import { createNotes, explanationOf, FEEDBACK_LEFT_OUT, type Notes } from '../../items/notes.ts';
import { settle } from '../../items/settle.ts';
import { childOf, childrenOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { nodesToText } from '../../markup/plain-text.ts';
import type { ReadItem } from '../../read-item.ts';
import { readInteraction } from './interactions.ts';
import { readBody } from './item-body.ts';
import { withPlainNames } from './plain-names.ts';
import { readResponses } from './response.ts';
import { scorerOf } from './score-item.ts';

/** What the feedback is called that explains an item whatever was answered. */
const EXPLAINS = /^(?:explanation|correct|general|solution|rationale)/i;

/** Reads an assessment item of QTI 2.x or 3.0. */
export function readAssessmentItem(root: MarkupElement, place: string, topic: string): ReadItem {
  const item = withPlainNames(root);
  const notes = createNotes();
  const body = readBody(childOf(item, 'itemBody'), notes);
  const stem = body.text || (item.attributes.title ?? '');
  return settle(place, stem.replaceAll('\ue0ff', '_____'), () => {
    if (!item.isWhole) notes.doubt('The file ends in the middle of it.');
    if (childrenOf(item, 'templateDeclaration').length > 0) {
      throw new LeftOut('Its numbers or words are made anew for each student.');
    }
    const responses = readResponses(item);
    const scorer = scorerOf(item, responses);
    const read = readInteraction({ body, responses, scorer, item }, notes);
    const found: FoundQuestion = {
      ...{ place, topic, notes },
      stem: read.stem || (item.attributes.title ?? ''),
      explanation: explanationOf(modalFeedback(item, notes), read.explanation, notes),
      asks: read.asks,
    };
    return found;
  });
}

function modalFeedback(item: MarkupElement, notes: Notes): string {
  const all = childrenOf(item, 'modalFeedback');
  const explaining =
    all.find(({ attributes }) => EXPLAINS.test(attributes.identifier ?? '')) ??
    (all.length === 1 ? all[0] : undefined);
  if (all.some((one) => one !== explaining)) notes.change(FEEDBACK_LEFT_OUT);
  return explaining ? nodesToText(explaining.children, notes) : '';
}
