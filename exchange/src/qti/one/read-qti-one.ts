import type { FoundQuestion } from '../../items/found-question.ts';
import { createNotes, FEEDBACK_LEFT_OUT, worthNote, type Notes } from '../../items/notes.ts';
import { settle } from '../../items/settle.ts';
import { childOf, childrenOf, findAll, textOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import type { ReadItem } from '../../read-item.ts';
import { askOne, typeOf, type OneItem } from './ask-one.ts';
import { withoutHabits } from './blackboard.ts';
import { blockText, readPresentation } from './presentation.ts';
import { pointsIn } from './score-one.ts';

/** Reads the items of QTI 1.2, which Canvas, Common Cartridges and older programs write. */
export function readQtiOne(root: MarkupElement, file: string): (() => ReadItem)[] {
  return placedItems(root, '').map(
    ({ item, topic }, at) =>
      () =>
        readItem(item, at, topic, file),
  );
}

type Placed = { item: MarkupElement; topic: string };

/** All items with the title of the section, the bank or the assessment that they stand in. */
function placedItems(element: MarkupElement, topic: string): Placed[] {
  return childrenOf(element).flatMap((child) =>
    child.name === 'item'
      ? { item: child, topic }
      : placedItems(child, child.attributes.title || bankTitle(child) || topic),
  );
}

function bankTitle(bank: MarkupElement): string {
  return metadataOf(childOf(bank, 'qtimetadata')).get('bank_title') ?? '';
}

function readItem(found: MarkupElement, at: number, topic: string, file: string): ReadItem {
  const item = withoutHabits(found);
  const notes = createNotes();
  const { title = '' } = item.attributes;
  const named = title === '' ? '' : `, "${title.slice(0, 80)}"`;
  const place = `Question ${at + 1}${named}${file === '' ? '' : ` in ${file}`}`;
  const shown = readPresentation(item, notes);
  return settle(place, shown.text.replaceAll('\ue0ff', '_____') || title, () => {
    if (!item.isWhole) notes.doubt('The file ends in the middle of it.');
    const metadata = metadataOf(item);
    const one: OneItem = { item, ...shown, text: shown.text || title, type: typeOf(metadata) };
    const { stem, asks } = askOne(one, notes);
    const points = Number(metadata.get('points_possible') ?? metadata.get('cc_weighting') ?? 1);
    if (points !== 1 && Number.isFinite(points)) notes.change(worthNote(points));
    const question: FoundQuestion = {
      ...{ place, topic, notes, stem, asks },
      explanation: explanationOf(item, notes),
    };
    return question;
  });
}

function metadataOf(element: MarkupElement | undefined): Map<string, string> {
  const fields = findAll(element, 'qtimetadatafield', 'qti_metadatafield').map(
    (field) =>
      [textOf(childOf(field, 'fieldlabel')), textOf(childOf(field, 'fieldentry'))] as const,
  );
  // Blackboard has an element for each field.
  const own = childrenOf(childOf(element, 'itemmetadata')).map(
    (field) => [field.name, textOf(field)] as const,
  );
  return new Map([...own, ...fields]);
}

/** The feedback of the item as a whole, or else that on a right answer. */
function explanationOf(item: MarkupElement, notes: Notes): string {
  const all = childrenOf(item, 'itemfeedback').map(({ attributes, children }) => ({
    id: attributes.ident ?? '',
    text: blockText(children, notes),
  }));
  const filled = all.filter(({ text }) => text !== '');
  const explaining =
    filled.find(({ id }) => /^(?:general|solution|explanation)/i.test(id)) ??
    filled.find(({ id }) => /^correct/i.test(id) || linksRight(item, id));
  if (filled.some((one) => one !== explaining)) notes.change(FEEDBACK_LEFT_OUT);
  return explaining?.text ?? '';
}

function linksRight(item: MarkupElement, id: string): boolean {
  return findAll(childOf(item, 'resprocessing'), 'respcondition').some(
    (condition) =>
      childrenOf(condition, 'setvar').some((setting) => pointsIn(setting) > 0) &&
      childrenOf(condition, 'displayfeedback').some(
        ({ attributes }) => attributes.linkrefid === id,
      ),
  );
}
