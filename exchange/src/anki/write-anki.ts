import { sayRight } from '@study-assistant/contract/questions/kinds';
import Papa from 'papaparse';
import { toHtml } from '../write/markup.ts';
import { sayParts } from '../write/say-parts.ts';
import type { Sent } from '../write/writable.ts';

/** The text that Anki imports: a card a question, with its answer and explanation on the back. */
export function writeAnki(title: string, sent: readonly Sent[]): string {
  const rows = sent.map(({ question, loss }) => {
    loss('A card is turned over and nothing is typed or chosen on it');
    const front = [question.question, ...sayParts(question)];
    const back = [sayRight(question), question.explanation];
    return [front, back]
      .map((lines) => toHtml(lines.filter((line) => line !== '').join('\n')))
      .concat(question.topic.replace(/\s+/g, '_'));
  });
  const header = [
    '#separator:tab',
    '#html:true',
    '#notetype:Basic',
    `#deck:${oneLine(title)}`,
    '#tags column:3',
  ];
  return `${header.join('\n')}\n${Papa.unparse(rows, { delimiter: '\t', newline: '\n' })}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
