import { GAP } from '@study-assistant/contract/wire/constants';
import { CORRECTION } from '../items/moodle-habits.ts';
import { middleOf } from '../items/number-of.ts';
import { shorten } from '../items/settle.ts';
import type { MarkupElement, MarkupNode } from '../markup/parse-markup.ts';
import { ACCENTS, OTHER_WORDS, PERCENT, TYPOS, WAITS, type Loss } from '../write/loss.ts';
import { element, toHtml, toXml } from '../write/markup.ts';
import type { Sent, Writable, WritableOf } from '../write/writable.ts';
import type { Bytes } from '../written-file.ts';

/** What Moodle takes for the share of each of so many right options. */
const SHARES = ['100', '50', '33.33333', '25', '20', '16.66667', '14.28571', '12.5'];

type Written = { type: string; text?: string; parts: MarkupElement[] };

export function writeMoodleXml(sent: readonly Sent[]): Bytes {
  let topic = '';
  const written = sent.flatMap(({ question, loss }) => {
    const before = question.topic === topic ? [] : [categoryOf(question.topic)];
    topic = question.topic;
    return [...before, writeQuestion(question, loss)];
  });
  return toXml(element('quiz', {}, written));
}

function categoryOf(topic: string): MarkupElement {
  const path = `$course$/${topic.replaceAll('/', '//')}`;
  return element(
    'question',
    { type: 'category' },
    element('category', {}, element('text', {}, path)),
  );
}

function writeQuestion(question: Writable, loss: Loss): MarkupElement {
  const { type, text = toHtml(question.question), parts } = writeParts(question, loss);
  return element(
    'question',
    { type },
    element('name', {}, element('text', {}, shorten(question.question))),
    html('questiontext', text),
    html('generalfeedback', toHtml(question.explanation)),
    element('defaultgrade', {}, '1'),
    element('penalty', {}, '0.3333333'),
    parts,
  );
}

function writeParts(question: Writable, loss: Loss): Written {
  switch (question.kind) {
    case 'choice': {
      const shares = question.options.map((_, at) => (at === question.correctAnswer ? '100' : '0'));
      return {
        type: 'multichoice',
        parts: [setting('single', true), ...optionsOf(question.options, shares)],
      };
    }
    case 'several':
      return severalOf(question, loss);
    case 'true-false': {
      const { isTrue, correction } = question.key;
      const feedback = correction === '' ? '' : CORRECTION + correction;
      return {
        type: 'truefalse',
        parts: ['true', 'false'].map((said) => {
          const isRight = (said === 'true') === isTrue;
          return answer(
            said,
            isRight ? '100' : '0',
            html('feedback', isRight ? '' : toHtml(feedback)),
          );
        }),
      };
    }
    case 'number':
      return numberOf(question, loss);
    case 'gaps':
      return question.body.bank === null ? clozeOf(question, loss) : bankOf(question, loss);
    case 'match':
      return matchOf(question);
    case 'order':
      return orderOf(question);
    case 'text':
      loss(WAITS);
      return {
        type: 'shortanswer',
        parts: [
          element('usecase', {}, question.key.matchCase ? '1' : '0'),
          ...question.key.accepted.map((words) => answer(words.replaceAll('*', '\\*'), '100')),
        ],
      };
  }
}

function html(name: string, text: string): MarkupElement {
  return element(name, { format: 'html' }, element('text', {}, text));
}

function setting(name: string, value: boolean): MarkupElement {
  return element(name, {}, String(value));
}

/** An answer that is compared as it is written. */
function answer(text: string, fraction: string, ...more: MarkupNode[]): MarkupElement {
  return element('answer', { fraction, format: 'plain_text' }, element('text', {}, text), more);
}

function optionsOf(options: readonly string[], shares: readonly string[]): MarkupElement[] {
  return options.map((option, at) =>
    element(
      'answer',
      { fraction: shares[at], format: 'html' },
      element('text', {}, toHtml(option)),
    ),
  );
}

function severalOf({ options, key }: WritableOf<'several'>, loss: Loss): Written {
  const share = SHARES[key.rights.length - 1] ?? '12.5';
  const isAll = key.scoring === 'all-or-nothing';
  if (isAll) loss('An answer that is partly right gets a part of the point elsewhere');
  const wrong = isAll ? '-100' : `-${share}`;
  const shares = options.map((_, at) => (key.rights.includes(at) ? share : wrong));
  return { type: 'multichoice', parts: [setting('single', false), ...optionsOf(options, shares)] };
}

function numberOf({ body, key }: WritableOf<'number'>, loss: Loss): Written {
  const { value, by } = toAbsolute(key, loss);
  const units = body.asksUnit
    ? key.units
    : [...(body.unit === null ? [] : [body.unit]), ...key.units];
  const unit = (name: string) =>
    element('unit', {}, element('multiplier', {}, '1'), element('unit_name', {}, name));
  return {
    type: 'numerical',
    parts: [
      answer(String(value), '100', element('tolerance', {}, String(by))),
      element('unitgradingtype', {}, body.asksUnit ? '1' : '0'),
      element('unitpenalty', {}, '0.5'),
      element('showunits', {}, units.length > 0 ? '0' : '3'),
      ...(units.length > 0 ? [element('units', {}, units.map(unit))] : []),
    ],
  };
}

function toAbsolute({ value, tolerance }: WritableOf<'number'>['key'], loss: Loss) {
  if (tolerance.type === 'range') {
    loss('Ranges became a number with a tolerance');
    const { from, to } = tolerance;
    return { value: middleOf(from, to), by: (to - from) / 2 };
  }
  if (tolerance.type === 'absolute') return { value, by: tolerance.by };
  loss(PERCENT);
  return { value, by: (Math.abs(value) * tolerance.by) / 100 };
}

function noteRules({ key }: WritableOf<'gaps'>, loss: Loss): void {
  if (!key.matchAccents) loss(ACCENTS);
  if (key.allowTypo) loss(TYPOS);
}

/** "{1:SHORTANSWER:=one~=another}" at the place of each gap. */
function clozeOf(question: WritableOf<'gaps'>, loss: Loss): Written {
  noteRules(question, loss);
  const type = question.key.matchCase ? 'SHORTANSWER_C' : 'SHORTANSWER';
  const gaps = question.key.gaps.map(({ words }) => {
    const answers = words.map((word) => `=%100%${toHtml(escapeCloze(word))}`);
    return `{1:${type}:${answers.join('~')}}`;
  });
  const texts = question.question.split(GAP).map((text) => toHtml(text).replaceAll('{', '&#123;'));
  return { type: 'cloze', text: interleave(texts, gaps), parts: [] };
}

function escapeCloze(word: string): string {
  return word.replaceAll('*', '\\*').replace(/[\\}~#"]/g, (sign) => `\\${sign}`);
}

/** Words to be dragged into the gaps, each as often as one likes. */
function bankOf(question: WritableOf<'gaps'>, loss: Loss): Written {
  noteRules(question, loss);
  if (question.key.matchCase) loss('A gap with a word bank has no rule about capitals');
  const bank = question.body.bank ?? [];
  if (question.key.gaps.some(({ words }) => words.length > 1)) loss(OTHER_WORDS);
  const gaps = question.key.gaps.map(({ words: [word = ''] }) => {
    const place = bank.findIndex((one) => one.toLowerCase() === word.toLowerCase());
    return `[[${place + 1}]]`;
  });
  const texts = question.question.split(GAP).map((text) => toHtml(text).replaceAll('[', '&#91;'));
  const parts = bank.map((word) =>
    element(
      'dragbox',
      {},
      element('text', {}, toHtml(word)),
      element('group', {}, '1'),
      element('infinite', {}),
    ),
  );
  return { type: 'ddwtos', text: interleave(texts, gaps), parts };
}

function interleave(texts: readonly string[], gaps: readonly string[]): string {
  return texts.map((text, at) => text + (gaps[at] ?? '')).join('');
}

function matchOf({ body, options, key }: WritableOf<'match'>): Written {
  const side = (left: string, right: string) =>
    element(
      'subquestion',
      { format: 'html' },
      element('text', {}, toHtml(left)),
      answerText(right),
    );
  const pairs = body.lefts.map((left, at) => side(left, options[key.pairs[at] ?? 0] ?? ''));
  const spare = options.filter((_, at) => !key.pairs.includes(at));
  return { type: 'matching', parts: [...pairs, ...spare.map((right) => side('', right))] };
}

function answerText(text: string): MarkupElement {
  return element('answer', { format: 'plain_text' }, element('text', {}, text));
}

function orderOf({ options, key }: WritableOf<'order'>): Written {
  const answers = key.order.map((thing, at) =>
    element(
      'answer',
      { fraction: `${at + 1}.0000000`, format: 'html' },
      element('text', {}, toHtml(options[thing] ?? '')),
    ),
  );
  const grading = key.scoring === 'partial' ? 'RELATIVE_NEXT_EXCLUDE_LAST' : 'ALL_OR_NOTHING';
  const settings = [element('selecttype', {}, 'ALL'), element('gradingtype', {}, grading)];
  return { type: 'ordering', parts: [...settings, ...answers] };
}
