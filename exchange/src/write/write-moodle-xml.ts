import { boundsOf, toShort } from '../number-bounds.ts';
import type { QuizToWrite, SentQuestion, Written } from '../sent-question.ts';
import { noteMoodleLosses, type Losses } from './losses.ts';
import { listPairs, shareOf, writeByTopic } from './moodle-parts.ts';

const LONGEST_NAME = 60;

/** Questions in Moodle's XML, below a category for each topic. */
export function writeMoodleXml({ questions }: QuizToWrite): Written {
  const { parts, lost } = writeByTopic(questions, {
    category: writeCategory,
    question: writeQuestion,
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`;
  return { text, lost };
}

function writeCategory(topic: string): string {
  const path = `$course$/${topic.replaceAll('/', '-')}`;
  return `<question type="category"><category>${plain(path)}</category></question>`;
}

function writeQuestion(question: SentQuestion, number: number, losses: Losses): string | null {
  const body = writeBody(question);
  if (body === null) {
    losses.add(number, 'A text with gaps is left out:');
    return null;
  }
  noteMoodleLosses(question, number, losses);
  const name = question.question.replace(/\s+/g, ' ').slice(0, LONGEST_NAME);
  return [
    `<question type="${body.type}">`,
    `<name>${plain(name)}</name>`,
    `<questiontext format="html">${html(question.question)}</questiontext>`,
    `<generalfeedback format="html">${html(question.explanation)}</generalfeedback>`,
    '<defaultgrade>1</defaultgrade><penalty>0</penalty>',
    body.xml,
    '</question>',
  ].join('\n');
}

function writeBody(question: SentQuestion): { type: string; xml: string } | null {
  switch (question.kind) {
    case 'several': {
      const answers = question.options.map((option, at) => answer(option, shareOf(question, at)));
      return { type: 'multichoice', xml: `<single>false</single>${answers.join('')}` };
    }
    case 'true-false': {
      const { isTrue } = question.key;
      const answers = [true, false].map((value) =>
        answer(String(value), value === isTrue ? '100' : '0', 'moodle_auto_format'),
      );
      return { type: 'truefalse', xml: answers.join('') };
    }
    case 'number': {
      const { low, high } = boundsOf(question.key);
      const tolerance = `<tolerance>${toShort((high - low) / 2)}</tolerance>`;
      const value = plain(String(toShort((low + high) / 2)));
      const xml = `<answer fraction="100" format="moodle_auto_format">${value}${tolerance}</answer>`;
      return { type: 'numerical', xml };
    }
    case 'match': {
      const subquestions = listPairs(question).map(
        ([left, right]) =>
          `<subquestion format="html">${html(left)}<answer>${plain(right)}</answer></subquestion>`,
      );
      return { type: 'matching', xml: subquestions.join('') };
    }
    case 'order': {
      const { options, key } = question;
      const things = key.order.map((thing) => answer(options[thing] ?? '', '100'));
      return { type: 'ordering', xml: things.join('') };
    }
    case 'gaps':
      return null;
    case 'text': {
      const { accepted, matchCase } = question.key;
      const answers = accepted.map((one) => answer(one, '100', 'moodle_auto_format'));
      return {
        type: 'shortanswer',
        xml: `<usecase>${matchCase ? 1 : 0}</usecase>${answers.join('')}`,
      };
    }
    case 'choice':
    case undefined: {
      const answers = question.options.map((option, at) =>
        answer(option, at === question.correctAnswer ? '100' : '0'),
      );
      return { type: 'multichoice', xml: `<single>true</single>${answers.join('')}` };
    }
  }
}

function answer(text: string, fraction: string, format: 'html' | 'moodle_auto_format' = 'html') {
  const words = format === 'html' ? html(text) : plain(text);
  return `<answer fraction="${fraction}" format="${format}">${words}</answer>`;
}

/** What stands in XML as it is. */
function plain(text: string): string {
  return `<text>${escapeXml(text)}</text>`;
}

/** What Moodle shows as HTML: escaped twice, with its lines. */
function html(text: string): string {
  return plain(escapeXml(text).replace(/\n/g, '<br>'));
}

/** XML has no place for control characters at all. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
