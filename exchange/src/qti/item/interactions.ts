import { LeftOut } from '../../items/found-question.ts';
import type { Notes } from '../../items/notes.ts';
import { readChoices } from './choices.ts';
import { readEntries } from './entries.ts';
import type { OpenItem, ReadInteraction } from './open-item.ts';
import { readGapMatch, readMatch, readOrder } from './pairings.ts';

const SLIDER = 'sliderInteraction';
const ENTRIES = ['textEntryInteraction', 'inlineChoiceInteraction'];

const NO_KIND: Record<string, string> = {
  extendedTextInteraction: 'It asks for an essay',
  uploadInteraction: 'It asks for a file',
  drawingInteraction: 'It asks for a drawing',
  associateInteraction: 'It asks for pairs among things of one list',
  mediaInteraction: 'It plays a recording or a film',
  customInteraction: 'It is answered by a program of its own',
  portableCustomInteraction: 'It is answered by a program of its own',
};

export function readInteraction(open: OpenItem, notes: Notes): ReadInteraction {
  const { interactions } = open.body;
  const [first, ...others] = interactions;
  if (!first) throw new LeftOut('It asks nothing.');
  const unknown = interactions.find(({ name }) => Object.hasOwn(NO_KIND, name));
  if (unknown) throw new LeftOut(`${NO_KIND[unknown.name]}, which is no kind of question here.`);
  if (interactions.some(({ name }) => /^(graphic|hotspot|selectPoint|positionObject)/.test(name))) {
    throw new LeftOut('It is answered in a picture, which is no kind of question here.');
  }
  if (first.name === SLIDER && others.length === 0) {
    notes.change('Its number is typed here, not set with a slider.');
    return readEntries(open, notes);
  }
  if (interactions.every(({ name }) => ENTRIES.includes(name))) return readEntries(open, notes);
  if (others.length > 0) throw new LeftOut('It asks several questions at once.');
  switch (first.name) {
    case 'choiceInteraction':
    case 'hottextInteraction':
      return readChoices(open, first, notes);
    case 'matchInteraction':
      return readMatch(open, first, notes);
    case 'gapMatchInteraction':
      return readGapMatch(open, first, notes);
    case 'orderInteraction':
      return readOrder(open, first, notes);
    default:
      throw new LeftOut(`It is of the kind "${first.name.slice(0, 40)}", which there is not here.`);
  }
}
