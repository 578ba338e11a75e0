import { cutLine, type PaperLine } from './paper-line.ts';

/** The number before a question, and how it is written: others of the paper are written the same. */
export type Numbered = { number: number; style: string; rest: PaperLine };

const TICK = String.raw`[*✓✔√☑☒☐□○●◯→]`;
const NUMBER =
  /^(?<tick>[*✓✔√→]\s*)?(?:[_.…]{2,}\s*)?(?:(?<word>q(?:uestion|ues)?)\s*\.?\s*(?:no\.?\s*)?#?\s*(?<a>\d{1,3})\s*(?:[.):\]\-–]|(?=\s|$))|(?<open>[([])?\s*(?<b>\d{1,3})\s*(?<close>[.):\]]+)(?!\d)|(?<c>\d{1,3})\t)\s*/iu;

/** Reads "1.", "(1)", "Q1" or "Question 1:" at the beginning of a line. */
export function readNumber(line: PaperLine): Numbered | null {
  const found = NUMBER.exec(line.text);
  if (!found?.groups || found.groups.tick) return null;
  const { word, a, open = '', b, close = '', c } = found.groups;
  const shape = word ? 'q' : `${open}1${close.slice(0, 1)}`;
  return {
    number: Number(a ?? b ?? c),
    style: `${line.level ?? ''} ${shape}`,
    rest: cutLine(line, found[0].length),
  };
}

export type Option = {
  /** The letter or number before it, in small letters. */
  label: string;
  line: PaperLine;
  /** The letters of the label and what stands before it. */
  head: PaperLine;
};

const LETTER = new RegExp(
  String.raw`(?<=^|\s|${TICK})(?:${TICK}\s*)*(?:(?<open>[([])(?<a>[a-h])[)\]]|(?<b>[a-h])(?<close>\s?\)|[.:](?!\w\.)|(?=\t)))`,
  'giu',
);

/** How many labels of one line are looked at. */
const MOST_LABELS = 60;

/**
 * The options that stand in a line, from the letter that comes next; what stands before the first is `before`.
 * A line of an automatic list may begin with any letter. Null where there are none.
 */
export function readOptions(
  line: PaperLine,
  next: string,
): { before: PaperLine; options: Option[] } | null {
  const labels: { at: number; end: number; letter: string; shape: string }[] = [];
  for (const found of [...line.text.matchAll(LETTER)].slice(0, MOST_LABELS)) {
    const { open = '', a, b, close = '' } = found.groups ?? {};
    const written = a ?? b ?? '';
    const letter = written.toLowerCase();
    const shape = open + (written === letter ? 'a' : 'A') + close;
    const last = labels.at(-1);
    const isFirst = last === undefined;
    const mayBegin = letter === next || (line.level !== null && found.index === 0 && next === 'a');
    const follows = last && letter === after(last.letter) && shape === last.shape;
    if (isFirst ? !mayBegin || (close === ':' && found.index > 0) : !follows) continue;
    labels.push({ at: found.index, end: found.index + found[0].length, letter, shape });
  }
  const [first, second] = labels;
  if (!first || (first.at > 0 && (!second || next !== 'a'))) return null;
  const options = labels.map(({ at, end, letter }, index) => ({
    label: letter,
    line: cutLine(line, end, labels[index + 1]?.at),
    head: cutLine(line, at, end),
  }));
  return { before: cutLine(line, 0, first.at), options };
}

/** An option with a bullet or a box. */
export function readBullet(line: PaperLine): Option | null {
  const found = /^(?:[•●○◯◦▪□☐☑☒✓✔√‣–-]|\[[ xX✓]?\]|\([ xX✓]\))\s+/u.exec(line.text);
  if (!found) return null;
  return {
    label: '',
    line: cutLine(line, found[0].length),
    head: cutLine(line, 0, found[0].length),
  };
}

/** The letter that comes next in the alphabet. */
export function after(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 96) + 1);
}
