import { sayRight } from '@study-assistant/contract/questions/kinds';
import { Document, HeadingLevel, LevelFormat, Packer, PageBreak, Paragraph, TextRun } from 'docx';
import { sayParts } from '../write/say-parts.ts';
import type { Sent, Writable } from '../write/writable.ts';
import type { Bytes } from '../written-file.ts';

const QUESTIONS = 'questions';
const KEYS = 'keys';
/** Twentieths of a point. */
const INDENT = { left: 720, hanging: 360 };

/** A document to be edited and printed: numbered questions, and a page with the key behind them. */
export async function writeDocx(title: string, sent: readonly Sent[]): Promise<Bytes> {
  const questions = sent.map(({ question }) => question);
  const document = new Document({
    title,
    creator: 'Study Assistant',
    numbering: { config: [numberingOf(QUESTIONS), numberingOf(KEYS)] },
    sections: [
      {
        children: [
          heading(title),
          ...questions.flatMap(writeQuestion),
          new Paragraph({ children: [new PageBreak()] }),
          heading('Key'),
          ...questions.map(writeKey),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function numberingOf(reference: string) {
  const style = { paragraph: { indent: INDENT } };
  return { reference, levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', style }] };
}

function heading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
}

function writeQuestion(question: Writable): Paragraph[] {
  return [
    new Paragraph({
      numbering: { reference: QUESTIONS, level: 0 },
      spacing: { before: 240 },
      keepNext: true,
      children: linesOf(question.question),
    }),
    ...sayParts(question).map(
      (line) => new Paragraph({ indent: { left: INDENT.left }, children: linesOf(line) }),
    ),
    ...(needsLine(question)
      ? [new Paragraph({ indent: { left: INDENT.left }, text: '_'.repeat(40) })]
      : []),
  ];
}

function needsLine({ kind }: Writable): boolean {
  return kind === 'text' || kind === 'number' || kind === 'order';
}

function writeKey(question: Writable): Paragraph {
  const right = sayRight(question);
  const said =
    question.kind === 'choice'
      ? `${String.fromCharCode(65 + question.correctAnswer)}. ${right}`
      : right;
  const explanation = question.explanation === '' ? '' : `\n${question.explanation}`;
  return new Paragraph({
    numbering: { reference: KEYS, level: 0 },
    children: linesOf(said + explanation),
  });
}

function linesOf(text: string): TextRun[] {
  return text
    .split('\n')
    .map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) }));
}
