import { LeftOut } from '../items/found-question.ts';
import { createNotes } from '../items/notes.ts';
import { settle } from '../items/settle.ts';
import { maybeHtmlToText } from '../markup/plain-text.ts';
import type { ReadItem } from '../read-item.ts';

const OPTION = /^\s*([A-Za-z])\s*[.)]\s*(.*)$/;
const ANSWER = /^\s*ANSWER\s*:\s*(.*)$/i;

type Block = {
  stem: string[];
  options: { letter: string; text: string }[];
  answer: string | null;
  /** Whether the line before was empty. */
  isSpaced: boolean;
};

/** Tells whether a text is in Aiken's format: options with letters, and a line with the answer. */
export function isAiken(text: string): boolean {
  return /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Za-z]\b/im.test(text) && /^[ \t]*[A-Z][.)]/im.test(text);
}

/** Reads lines of text: a question, options with letters, and "ANSWER: B". */
export function readAiken(text: string): (() => ReadItem)[] {
  return splitBlocks(text).map((block, at) => () => readBlock(block, at));
}

function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let block = newBlock();
  const finish = () => {
    if (block.stem.length + block.options.length > 0) blocks.push(block);
    block = newBlock();
  };
  for (const line of text.split('\n')) {
    const answer = ANSWER.exec(line);
    const option = OPTION.exec(line);
    if (answer) {
      block.answer = (answer[1] ?? '').trim();
      finish();
    } else if (option && isNext(block, option[1] ?? '')) {
      block.options.push({ letter: (option[1] ?? '').toUpperCase(), text: option[2] ?? '' });
    } else if (line.trim() !== '') {
      // A text behind options without an answer between begins the next question.
      if (block.options.length > 0 && block.isSpaced) finish();
      const last = block.options.at(-1);
      if (last) last.text += `\n${line}`;
      else block.stem.push(line);
    }
    block.isSpaced = line.trim() === '';
  }
  finish();
  return blocks;
}

function newBlock(): Block {
  return { stem: [], options: [], answer: null, isSpaced: false };
}

/** "A." in the middle of a text is no option: options follow each other from A on. */
function isNext({ stem, options }: Block, letter: string): boolean {
  return stem.length > 0 && letter.toUpperCase().charCodeAt(0) === 65 + options.length;
}

function readBlock({ stem, options, answer }: Block, at: number): ReadItem {
  const notes = createNotes();
  const place = `Question ${at + 1}`;
  const text = maybeHtmlToText(stem.join('\n'), notes);
  return settle(place, text, () => {
    if (answer === null) throw new LeftOut('It has no line that begins with "ANSWER:".');
    const letters: string[] = answer.toUpperCase().match(/\b[A-Z]\b/g) ?? [];
    const rights = options.filter(({ letter }) => letters.includes(letter));
    if (rights.length === 0)
      throw new LeftOut(`Its answer "${answer.slice(0, 20)}" is none of its options.`);
    const single = letters.length === 1;
    return {
      ...{ place, stem: text, topic: '', explanation: '', notes },
      asks: {
        as: 'options' as const,
        ...{ single, scoring: 'all-or-nothing' as const },
        options: options.map((option) => ({
          text: maybeHtmlToText(option.text, notes),
          share: rights.includes(option) ? 1 / rights.length : 0,
        })),
      },
    };
  });
}
