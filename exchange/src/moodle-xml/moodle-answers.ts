import { LeftOut } from '../items/found-question.ts';
import { CORRECTION, withoutWildcards } from '../items/moodle-habits.ts';
import type { Notes } from '../items/notes.ts';
import { childOf, childrenOf, textOf } from '../markup/find-elements.ts';
import { GAP_MARK, placeGaps } from '../markup/gap-mark.ts';
import type { MarkupElement } from '../markup/parse-markup.ts';
import { explainBy, readAll, type ReadAnswers } from './answer-elements.ts';
import { readMoodleNumber } from './moodle-number.ts';
import { isSet, moodleText, rawSource, toText } from './moodle-text.ts';

type Reader = (question: MarkupElement, notes: Notes) => ReadAnswers;

const READERS: Record<string, Reader> = {
  multichoice: (question, notes) => readOptions(question, notes, isSet(question, 'single', true)),
  multichoiceset: (question, notes) => {
    const { asks, ...rest } = readOptions(question, notes, false);
    return { ...rest, asks: { ...asks, scoring: 'all-or-nothing' } };
  },
  oumultiresponse: (question, notes) => readOptions(question, notes, false),
  truefalse: readStatement,
  shortanswer: readWords,
  numerical: readMoodleNumber,
  matching: readPairs,
  match: readPairs,
  ddmatch: readPairs,
  ordering: readSequence,
  gapselect: readBank,
  ddwtos: readBank,
};

/** What the types that we have no kind for are called. */
const NO_KIND: Record<string, string> = {
  essay: 'an essay',
  description: 'a text that asks nothing',
  calculated: 'a number that is calculated anew for each student',
  calculatedsimple: 'a number that is calculated anew for each student',
  calculatedmulti: 'options that are calculated anew for each student',
  ddimageortext: 'words to be dragged onto a picture',
  ddmarker: 'marks to be dragged onto a picture',
  random: 'any question of a category',
  randomsamatch: 'pairs of other questions',
};

export function readMoodleAnswers(
  type: string,
  question: MarkupElement,
  notes: Notes,
): ReadAnswers {
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (reader) return reader(question, notes);
  const known = Object.hasOwn(NO_KIND, type) ? NO_KIND[type] : undefined;
  throw new LeftOut(
    known === undefined
      ? `It is of the type "${type.slice(0, 40)}", which is no kind of question here.`
      : `It is ${known}, which is no kind of question here.`,
  );
}

function readOptions(question: MarkupElement, notes: Notes, single: boolean) {
  const answers = readAll(question, notes);
  const options = answers.map(({ text, share }) => ({ text, share }));
  const explanation = explainBy(answers, notes);
  const asks = { as: 'options' as const, options, single, scoring: 'partial' as const };
  return { asks, explanation };
}

function readStatement(question: MarkupElement, notes: Notes): ReadAnswers {
  const answers = readAll(question, notes);
  const right = answers.find(({ share }) => share > 0);
  if (!right || !/^(true|false)$/i.test(right.text)) {
    throw new LeftOut('It does not say whether it is true or false.');
  }
  const isTrue = /^true$/i.test(right.text);
  const wrong = answers.find((answer) => answer !== right)?.feedback ?? '';
  const isCorrection = !isTrue && wrong.startsWith(CORRECTION);
  const others = isCorrection ? [right] : answers;
  return {
    asks: {
      as: 'statement',
      isTrue,
      correction: isCorrection ? wrong.slice(CORRECTION.length) : '',
    },
    explanation: explainBy(others, notes),
  };
}

function readWords(question: MarkupElement, notes: Notes): ReadAnswers {
  const answers = readAll(question, notes);
  if (answers.some(({ share }) => share > 0 && share < 0.99)) {
    notes.change('An answer that was partly right waits for the teacher here.');
  }
  const rights = answers.filter(({ share }) => share >= 0.99).map(({ text }) => text);
  return {
    asks: {
      as: 'words',
      accepted: withoutWildcards(rights, notes),
      matchCase: isSet(question, 'usecase', false),
    },
    explanation: explainBy(answers, notes),
  };
}

function readPairs(question: MarkupElement, notes: Notes): ReadAnswers {
  const sides = childrenOf(question, 'subquestion').map((subquestion) => ({
    left: moodleText(subquestion, notes),
    right: moodleText(childOf(subquestion, 'answer'), notes),
  }));
  const spare = sides.filter(({ left }) => left === '').map(({ right }) => right);
  return { asks: { as: 'pairs', pairs: sides.filter(({ left }) => left !== ''), spare } };
}

function readSequence(question: MarkupElement, notes: Notes): ReadAnswers {
  const answers = readAll(question, notes).toSorted((a, b) => a.share - b.share);
  const grading = textOf(childOf(question, 'gradingtype')).toUpperCase();
  const isAll = grading === '-1' || grading === 'ALL_OR_NOTHING';
  if (!isAll && !['', '1', 'RELATIVE_NEXT_EXCLUDE_LAST'].includes(grading)) {
    notes.change('What counts here is how many things follow each other rightly.');
  }
  const things = answers.map(({ text }) => text);
  return { asks: { as: 'sequence', things, scoring: isAll ? 'all-or-nothing' : 'partial' } };
}

/** A text with "[[1]]" where the first word of its list belongs. */
function readBank(question: MarkupElement, notes: Notes): ReadAnswers {
  const text = childOf(question, 'questiontext');
  const choices = [...childrenOf(question, 'dragbox'), ...childrenOf(question, 'selectoption')];
  const words = choices.map((choice) => moodleText(choice, notes));
  if (new Set(choices.map((choice) => textOf(childOf(choice, 'group')))).size > 1) {
    notes.change('The words of all groups became one bank of words.');
  }
  const gaps: string[][] = [];
  const source = rawSource(text).replace(/\[\[(\d{1,3})\]\]/g, (_, place: string) => {
    const word = words[Number(place) - 1];
    if (word === undefined) throw new LeftOut('One of its gaps has no right word.');
    gaps.push([word]);
    return GAP_MARK;
  });
  const rules = { matchCase: false, matchAccents: true, allowTypo: false };
  const stem = placeGaps(toText(text, source, notes));
  return { stem, asks: { as: 'gaps', gaps, bank: words, ...rules } };
}
