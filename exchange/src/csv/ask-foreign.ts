import { lookAlike } from '@study-assistant/contract/questions/same-looking';
import { LeftOut, type Asks } from '../items/found-question.ts';
import type { Notes } from '../items/notes.ts';
import type { Row } from './row.ts';

const TRUE = /^(?:true|t)$/i;
const FALSE = /^(?:false|f)$/i;

/** What a row of another program's table asks. */
export function askForeign({ cell, options, wrongs }: Row, notes: Notes): Asks {
  const type = cell('kind').toLowerCase();
  const right = cell('right');
  if (/essay|open|poll|survey|draw|slide|word ?cloud|audio|video/.test(type)) {
    throw new LeftOut(
      `It is of the type "${type.slice(0, 40)}", which is no kind of question here.`,
    );
  }
  const shown = options.filter((option) => option !== '');
  const isTyped = /fill|short|blank|text/.test(type);
  // Where an answer is typed, some programs list what they accept in the columns of options.
  if (right === '' && isTyped && shown.length > 0) {
    return { as: 'words', accepted: shown, matchCase: false };
  }
  if (right === '') throw new LeftOut('It does not say what is right.');
  if (wrongs.length > 0) return byWrongs(right, wrongs);
  if (shown.length === 0 || isTyped) {
    if (TRUE.test(right) || FALSE.test(right)) return statement(TRUE.test(right));
    const others = shown.filter((option) => !lookAlike(option, right));
    return { as: 'words', accepted: [right, ...others], matchCase: false };
  }
  const marks = marksOf(right, options, notes);
  const isStatement =
    shown.length === 2 &&
    shown.some((option) => TRUE.test(option)) &&
    shown.some((option) => FALSE.test(option));
  if (isStatement && marks.length === 1) return statement(TRUE.test(options[marks[0] ?? 0] ?? ''));
  const isSeveral =
    marks.length > 1 || /check ?box|multiple (?:select|answer|response)|several/.test(type);
  const each = 1 / marks.length;
  return {
    as: 'options',
    options: options.flatMap((text, at) =>
      text === '' ? [] : [{ text, share: marks.includes(at) ? each : 0 }],
    ),
    single: !isSeveral,
    scoring: 'all-or-nothing',
  };
}

function statement(isTrue: boolean): Asks {
  return { as: 'statement', isTrue, correction: '' };
}

function byWrongs(right: string, wrongs: readonly string[]): Asks {
  const options = [{ text: right, share: 1 }, ...wrongs.map((text) => ({ text, share: 0 }))];
  return { as: 'options', options, single: true, scoring: 'all-or-nothing' };
}

/** The places of the right options: named by their words, their letters or their numbers. */
function marksOf(right: string, options: readonly string[], notes: Notes): number[] {
  const byWords = options.findIndex((option) => option !== '' && lookAlike(option, right));
  const byPlace = right
    .split(/[,;|/&\s]+/)
    .filter((mark) => mark !== '' && mark.toLowerCase() !== 'and')
    .map((mark) => placeOf(mark, options));
  const isByPlace = byPlace.length > 0 && byPlace.every((place) => place !== null);
  if (byWords >= 0) {
    if (isByPlace && byPlace.length === 1 && byPlace[0] !== byWords) {
      notes.doubt(
        `"${right}" is an option, and could also be the number or the letter of another one.`,
      );
    }
    return [byWords];
  }
  if (isByPlace) return [...new Set(byPlace)];
  const listed = right
    .split(/[;|\n]|, ?/)
    .map((text) => options.findIndex((option) => option !== '' && lookAlike(option, text)));
  if (listed.length > 1 && listed.every((place) => place >= 0)) return [...new Set(listed)];
  const marked = /^(?:option|answer|choice)? ?\(?([a-h]|\d)[).:]?(?: .*)?$/i.exec(right);
  const place = marked ? placeOf(marked[1] ?? '', options) : null;
  if (place === null)
    throw new LeftOut(`Its right answer "${right.slice(0, 40)}" is none of its options.`);
  return [place];
}

function placeOf(mark: string, options: readonly string[]): number | null {
  const letter = /^\(?([a-h])[).]?$/i.exec(mark)?.[1];
  const number = /^\(?(\d{1,2})[).]?$/.exec(mark)?.[1];
  const place = letter ? letter.toLowerCase().charCodeAt(0) - 97 : Number(number ?? 0) - 1;
  return options[place] ? place : null;
}
