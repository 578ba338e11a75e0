import { childOf, childrenOf, findAll, rawText } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';
import { toScript } from '../../markup/script-letters.ts';
import { SIGNS, type PaperLine } from '../paper-line.ts';
import { followLists, type LabelNext } from './word-numbering.ts';
import { joinCells } from './word-table.ts';

/** Letters with the signs that each of them has, and what stands in boxes beside them. */
type Letters = { text: string; signs: number[]; hasPicture: boolean; boxes: MarkupElement[] };

/** Elements that hold runs or paragraphs and are nothing of themselves. What was deleted is not among them. */
const HOLDERS = new Set(
  'hyperlink ins moveTo smartTag sdt sdtContent fldSimple bdo dir customXml AlternateContent Choice'.split(
    ' ',
  ),
);
/** Check marks of fonts that have signs in place of letters. */
const TICKS = new Set(['F0FC', 'F0FE', 'F050', 'F052', '00FC', '00FE']);

/** The lines of a Word document as a reader sees them, with the numbers of its lists. */
export function wordToLines(
  document: MarkupElement,
  numbering: MarkupElement,
  styles: MarkupElement,
): PaperLine[] {
  const labelNext = followLists(numbering, styles);
  const body = childOf(document, 'document', 'body');
  return body ? blocksOf(body, labelNext) : [];
}

function blocksOf(parent: MarkupElement, labelNext: LabelNext): PaperLine[] {
  return childrenOf(parent).flatMap((element) => {
    if (element.name === 'p') return linesOf(element, labelNext);
    if (element.name === 'tbl') return tableOf(element, labelNext);
    return HOLDERS.has(element.name) ? blocksOf(element, labelNext) : [];
  });
}

function tableOf(table: MarkupElement, labelNext: LabelNext): PaperLine[] {
  const rows = findAll(table, 'tr').map((row) =>
    findAll(row, 'tc').map((cell) => blocksOf(cell, labelNext)),
  );
  return joinCells(rows);
}

function linesOf(paragraph: MarkupElement, labelNext: LabelNext): PaperLine[] {
  const letters: Letters = { text: '', signs: [], hasPicture: false, boxes: [] };
  addInline(paragraph, letters);
  const properties = childOf(paragraph, 'pPr');
  const isEmpty = letters.text.trim() === '';
  const { label, level } =
    isEmpty && !letters.hasPicture ? { label: '', level: null } : labelNext(properties);
  const style = childOf(properties, 'pStyle')?.attributes.val ?? '';
  const isHeading = /^(?:heading|title|subtitle)/i.test(style);
  let at = 0;
  const lines = letters.text.split('\n').flatMap((part, index): PaperLine[] => {
    const signs = letters.signs.slice(at, at + part.length);
    at += part.length + 1;
    const before = index === 0 && label !== '' ? `${label} ` : '';
    const text = before + part;
    const hasPicture = index === 0 && letters.hasPicture;
    if (text.trim() === '' && !hasPicture) return [];
    return [
      {
        ...{ text, isHeading, hasPicture, level },
        signs: [...Array.from(before, () => 0), ...signs],
        opensBlock: index === 0,
      },
    ];
  });
  return [...lines, ...letters.boxes.flatMap((box) => blocksOf(box, labelNext))];
}

function addInline(parent: MarkupElement, letters: Letters): void {
  for (const element of childrenOf(parent)) {
    if (element.name === 'r') addRun(element, letters);
    else if (element.name === 'oMath' || element.name === 'oMathPara') {
      add(findAll(element, 't').map(rawText).join(''), 0, letters);
    } else if (HOLDERS.has(element.name)) addInline(element, letters);
  }
}

function addRun(run: MarkupElement, letters: Letters): void {
  const properties = childOf(run, 'rPr');
  if (isOn(properties, 'vanish')) return;
  const signs = signsOf(properties);
  const place = childOf(properties, 'vertAlign')?.attributes.val;
  for (const element of childrenOf(run)) {
    switch (element.name) {
      case 't': {
        const text = rawText(element);
        if (place === 'subscript') add(toScript(text, 'sub'), signs, letters);
        else if (place === 'superscript') add(toScript(text, 'sup'), signs, letters);
        else add(text, signs, letters);
        break;
      }
      case 'tab':
      case 'ptab':
        add('\t', signs, letters);
        break;
      case 'br':
      case 'cr':
        add('\n', signs, letters);
        break;
      case 'noBreakHyphen':
        add('-', signs, letters);
        break;
      case 'sym':
        add(TICKS.has((element.attributes.char ?? '').toUpperCase()) ? '✓' : '', signs, letters);
        break;
      case 'drawing':
      case 'pict':
      case 'object':
        addDrawing(element, letters);
        break;
      case 'AlternateContent':
        for (const choice of childrenOf(element, 'Choice')) addDrawing(choice, letters);
        break;
    }
  }
}

/** A drawing is a box with paragraphs, or a picture. */
function addDrawing(drawing: MarkupElement, letters: Letters): void {
  const boxes = findAll(drawing, 'txbxContent');
  letters.boxes.push(...boxes);
  if (boxes.length === 0) letters.hasPicture = true;
}

function add(text: string, signs: number, letters: Letters): void {
  letters.text += text;
  for (let at = 0; at < text.length; at += 1) letters.signs.push(signs);
}

function signsOf(properties: MarkupElement | undefined): number {
  const valueOf = (name: string, attribute = 'val') =>
    (childOf(properties, name)?.attributes[attribute] ?? '').toLowerCase();
  const isStrong = isOn(properties, 'b') || /strong/.test(valueOf('rStyle'));
  const underline = valueOf('u');
  const highlight = valueOf('highlight');
  const shade = valueOf('shd', 'fill');
  const colour = valueOf('color');
  const isShaded = !['', 'auto', 'ffffff', 'clear'].includes(shade);
  const isLit = !['', 'none', 'white'].includes(highlight) || isShaded;
  return (
    (isStrong ? SIGNS.bold : 0) |
    (['', 'none'].includes(underline) ? 0 : SIGNS.underline) |
    (isLit ? SIGNS.highlight : 0) |
    (['', 'auto', '000000'].includes(colour) ? 0 : SIGNS.colour)
  );
}

function isOn(properties: MarkupElement | undefined, name: string): boolean {
  const element = childOf(properties, name);
  return element !== undefined && !['0', 'false', 'off'].includes(element.attributes.val ?? '');
}
