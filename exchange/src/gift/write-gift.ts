import { GAP } from '@study-assistant/contract/wire/constants';
import { CORRECTION } from '../items/moodle-habits.ts';
import { middleOf } from '../items/number-of.ts';
import { shorten } from '../items/settle.ts';
import { ACCENTS, PERCENT, TYPOS, WAITS, type Loss } from '../write/loss.ts';
import type { Sent, Writable, WritableOf } from '../write/writable.ts';
import { escapeGift } from './gift-escapes.ts';

/** Writes GIFT as Moodle reads it. Questions that it has no words for are left out. */
export function writeGift(sent: readonly Sent[]): string {
  let topic = '';
  return sent
    .flatMap(({ question, loss }) => {
      const written = writeQuestion(question, loss);
      if (written === null) return [];
      const category =
        question.topic === topic ? '' : `$CATEGORY: ${question.topic.replaceAll('/', '//')}\n\n`;
      topic = question.topic;
      return `${category}${written}\n`;
    })
    .join('\n');
}

function writeQuestion(question: Writable, loss: Loss): string | null {
  const answers = answersOf(question, loss);
  if (answers === null) return null;
  const explanation = question.explanation === '' ? '' : `####${escapeGift(question.explanation)}`;
  const braces = `{${answers}${explanation}}`;
  const isGaps = question.kind === 'gaps';
  const [before = '', ...after] = isGaps ? question.question.split(GAP) : [question.question];
  const text = escapeGift(before) + braces + escapeGift(after.join(GAP));
  const title = shorten(question.question).slice(0, 60);
  return `::${escapeGift(title)}::${formatOf(question)}${text}`;
}

/** Without a format of its own, a text with "<" or "&" in it would be taken for HTML. */
function formatOf(question: Writable): string {
  return /[<&\\[]/.test(JSON.stringify(question)) ? '[plain]' : '';
}

function answersOf(question: Writable, loss: Loss): string | null {
  switch (question.kind) {
    case 'choice':
      return question.options
        .map(
          (option, at) =>
            (at === question.correctAnswer ? '=' : '~') +
            plain(option, at === question.correctAnswer ? 100 : 0),
        )
        .join(' ');
    case 'several':
      return severalOf(question, loss);
    case 'true-false': {
      const { isTrue, correction } = question.key;
      const feedback = correction === '' ? '' : `#${escapeGift(CORRECTION + correction)}`;
      return (isTrue ? 'TRUE' : 'FALSE') + feedback;
    }
    case 'number':
      return numberOf(question, loss);
    case 'gaps':
      return gapOf(question, loss);
    case 'match':
      return pairsOf(question, loss);
    case 'order':
      loss('GIFT has no things to order, and what has them was left out');
      return null;
    case 'text':
      loss(WAITS);
      if (question.key.matchCase) loss('Capitals make no difference in GIFT');
      return wordsOf(question.key.accepted, loss);
  }
}

/** Behind a weight no sign is taken for one. */
function plain(text: string, weight: number): string {
  return (text.startsWith('%') ? `%${weight}%` : '') + escapeGift(text);
}

/** "->" stands between the sides of a pair. */
function arrowless(text: string, loss: Loss): string {
  if (text.includes('->')) loss('The sign "->" became "→"');
  return text.replaceAll('->', '→');
}

function severalOf({ options, key }: WritableOf<'several'>, loss: Loss): string {
  const each = Number((100 / key.rights.length).toFixed(5));
  const isAll = key.scoring === 'all-or-nothing';
  if (isAll) loss('An answer that is partly right gets a part of the point elsewhere');
  return options
    .map(
      (option, at) =>
        `~%${key.rights.includes(at) ? each : isAll ? -100 : -each}%${escapeGift(option)}`,
    )
    .join(' ');
}

function numberOf({ body, key }: WritableOf<'number'>, loss: Loss): string {
  if (body.unit !== null || body.asksUnit) loss('Units were left out');
  const { value, tolerance } = key;
  if (tolerance.type === 'range') {
    if (value !== middleOf(tolerance.from, tolerance.to))
      loss('Of a range, its limits are written alone');
    return `#${tolerance.from}..${tolerance.to}`;
  }
  if (tolerance.type === 'absolute') return `#${value}:${tolerance.by}`;
  loss(PERCENT);
  return `#${value}:${(Math.abs(value) * tolerance.by) / 100}`;
}

function gapOf({ body, key, question }: WritableOf<'gaps'>, loss: Loss): string | null {
  const [gap, ...others] = key.gaps;
  if (!gap || others.length > 0 || body.bank !== null || question.trim() === GAP) {
    loss('GIFT has no text with several gaps or a word bank, and what has them was left out');
    return null;
  }
  if (!key.matchAccents) loss(ACCENTS);
  if (key.allowTypo) loss(TYPOS);
  if (key.matchCase) loss('Capitals make no difference in GIFT');
  return wordsOf(gap.words, loss);
}

function wordsOf(words: readonly string[], loss: Loss): string {
  return words
    .map((word) => `=${plain(arrowless(word, loss).replaceAll('*', '\\*'), 100)}`)
    .join(' ');
}

function pairsOf({ body, options, key }: WritableOf<'match'>, loss: Loss): string {
  const pairs = body.lefts.map(
    (left, at) =>
      `=${escapeGift(arrowless(left, loss))} -> ${escapeGift(options[key.pairs[at] ?? 0] ?? '')}`,
  );
  const spare = options.filter((_, at) => !key.pairs.includes(at));
  return [...pairs, ...spare.map((right) => `= -> ${escapeGift(right)}`)].join(' ');
}
