import { GAP } from '@study-assistant/contract/wire/constants';
import type { MarkupElement, MarkupNode } from '../../markup/parse-markup.ts';
import { ACCENTS, OTHER_WORDS, TYPOS, WAITS, type Loss } from '../../write/loss.ts';
import { element, toNodes } from '../../write/markup.ts';
import type { Writable, WritableOf } from '../../write/writable.ts';
import { UNIT } from '../item/entries.ts';
import { declare, mapOf, TEMPLATES } from './declarations.ts';
import { setScore, writeNumberRules } from './number-rules.ts';

/** What is in an item beside its outcomes and its feedback, by the names of QTI 2.2. */
export type ItemParts = {
  declarations: MarkupElement[];
  body: MarkupElement[];
  processing: MarkupElement;
  most: number;
};

export function writeParts(question: Writable, loss: Loss): ItemParts {
  switch (question.kind) {
    case 'choice':
      return choiceOf(question, question.options, [question.correctAnswer]);
    case 'true-false': {
      const { isTrue, correction } = question.key;
      if (correction !== '') loss('The corrections of false statements were left out');
      return choiceOf(question, ['True', 'False'], [isTrue ? 0 : 1]);
    }
    case 'several':
      return severalOf(question);
    case 'number':
      return numberOf(question);
    case 'gaps':
      return question.body.bank === null ? gapsOf(question, loss) : bankOf(question, loss);
    case 'match':
      return matchOf(question);
    case 'order':
      return orderOf(question, loss);
    case 'text': {
      loss(WAITS);
      const { accepted, matchCase } = question.key;
      const entries = accepted.map((key) => ({ key, value: 1, caseSensitive: matchCase }));
      const mapping = mapOf(entries, { upper: 1 });
      return {
        declarations: [declare('RESPONSE', 'single', 'string', accepted.slice(0, 1), mapping)],
        body: [paragraph(question.question), element('p', {}, entry('RESPONSE'))],
        processing: TEMPLATES.map(),
        most: 1,
      };
    }
  }
}

function paragraph(text: string): MarkupElement {
  return element('p', {}, toNodes(text));
}

function prompt(text: string): MarkupElement {
  return element('prompt', {}, toNodes(text));
}

function entry(id: string): MarkupElement {
  return element('textEntryInteraction', { responseIdentifier: id, expectedLength: 20 });
}

function choiceOf({ question }: Writable, options: readonly string[], rights: number[]): ItemParts {
  return {
    declarations: [declare('RESPONSE', 'single', 'identifier', rights.map(choiceId))],
    body: [
      element(
        'choiceInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'true', maxChoices: 1 },
        prompt(question),
        choices(options),
      ),
    ],
    processing: TEMPLATES.match(),
    most: 1,
  };
}

function choices(options: readonly string[]): MarkupElement[] {
  return options.map((option, at) =>
    element('simpleChoice', { identifier: choiceId(at) }, toNodes(option)),
  );
}

function choiceId(at: number): string {
  return `C${at + 1}`;
}

function severalOf({ question, options, key }: WritableOf<'several'>): ItemParts {
  const isPartial = key.scoring === 'partial';
  const entries = options.map((_, at) => ({
    key: choiceId(at),
    value: key.rights.includes(at) ? 1 : -1,
  }));
  const mapping = isPartial ? mapOf(entries, { lower: 0, upper: key.rights.length }) : undefined;
  return {
    declarations: [
      declare('RESPONSE', 'multiple', 'identifier', key.rights.map(choiceId), mapping),
    ],
    body: [
      element(
        'choiceInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'true', maxChoices: 0 },
        prompt(question),
        choices(options),
      ),
    ],
    processing: isPartial ? TEMPLATES.map() : TEMPLATES.match(),
    most: isPartial ? key.rights.length : 1,
  };
}

function numberOf(question: WritableOf<'number'>): ItemParts {
  const { body, key } = question;
  const unit = body.asksUnit
    ? [' ', entry(UNIT)]
    : body.unit === null
      ? []
      : [' ', element('span', { class: 'unit' }, body.unit)];
  const mapping = mapOf(
    key.units.map((name) => ({ key: name, value: 1, caseSensitive: true })),
    { upper: 1 },
  );
  return {
    declarations: [
      declare('RESPONSE', 'single', 'float', [String(key.value)]),
      ...(body.asksUnit ? [declare(UNIT, 'single', 'string', key.units.slice(0, 1), mapping)] : []),
    ],
    body: [paragraph(question.question), element('p', {}, entry('RESPONSE'), unit)],
    processing: writeNumberRules(question),
    most: 1,
  };
}

function gapsOf({ question, key }: WritableOf<'gaps'>, loss: Loss): ItemParts {
  noteRules(key, loss);
  const ids = key.gaps.map((_, at) => `RESPONSE${at + 1}`);
  const declarations = key.gaps.map(({ words }, at) => {
    const entries = words.map((word) => ({ key: word, value: 1, caseSensitive: key.matchCase }));
    return declare(
      ids[at] ?? '',
      'single',
      'string',
      words.slice(0, 1),
      mapOf(entries, { upper: 1 }),
    );
  });
  const points = ids.map((id) => element('mapResponse', { identifier: id }));
  return {
    declarations,
    body: [element('p', {}, fill(question, ids.map(entry)))],
    processing: element('responseProcessing', {}, setScore(element('sum', {}, points))),
    most: ids.length,
  };
}

function noteRules(key: WritableOf<'gaps'>['key'], loss: Loss): void {
  if (!key.matchAccents) loss(ACCENTS);
  if (key.allowTypo) loss(TYPOS);
}

/** A text with something at the place of each gap. */
function fill(question: string, gaps: readonly MarkupElement[]): MarkupNode[] {
  return question.split(GAP).flatMap((text, at) => {
    const gap = gaps[at];
    return gap ? [...toNodes(text), gap] : toNodes(text);
  });
}

function bankOf({ question, body, key }: WritableOf<'gaps'>, loss: Loss): ItemParts {
  noteRules(key, loss);
  if (key.matchCase) loss('A gap with a word bank has no rule about capitals');
  if (key.gaps.some(({ words }) => words.length > 1)) loss(OTHER_WORDS);
  const bank = body.bank ?? [];
  const pairs = key.gaps.map(({ words: [word = ''] }, gap) => {
    const at = bank.findIndex((one) => one.toLowerCase() === word.toLowerCase());
    return `W${at + 1} G${gap + 1}`;
  });
  const gaps = pairs.map((_, gap) => element('gap', { identifier: `G${gap + 1}` }));
  const words = bank.map((word, at) =>
    element('gapText', { identifier: `W${at + 1}`, matchMax: 0 }, word),
  );
  return {
    declarations: [pairsDeclared(pairs)],
    body: [
      element(
        'gapMatchInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'false' },
        words,
        element('p', {}, fill(question, gaps)),
      ),
    ],
    processing: TEMPLATES.map(),
    most: pairs.length,
  };
}

function pairsDeclared(pairs: readonly string[]): MarkupElement {
  const mapping = mapOf(
    pairs.map((key) => ({ key, value: 1 })),
    {},
  );
  return declare('RESPONSE', 'multiple', 'directedPair', pairs, mapping);
}

function matchOf({ question, body, options, key }: WritableOf<'match'>): ItemParts {
  const set = (texts: readonly string[], letter: string, most: number) =>
    element(
      'simpleMatchSet',
      {},
      texts.map((text, at) =>
        element(
          'simpleAssociableChoice',
          { identifier: `${letter}${at + 1}`, matchMax: most },
          toNodes(text),
        ),
      ),
    );
  const pairs = key.pairs.map((right, left) => `L${left + 1} R${right + 1}`);
  return {
    declarations: [pairsDeclared(pairs)],
    body: [
      element(
        'matchInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'true', maxAssociations: body.lefts.length },
        prompt(question),
        set(body.lefts, 'L', 1),
        set(options, 'R', body.lefts.length),
      ),
    ],
    processing: TEMPLATES.map(),
    most: pairs.length,
  };
}

function orderOf({ question, options, key }: WritableOf<'order'>, loss: Loss): ItemParts {
  if (key.scoring === 'partial') loss('An order that is partly right gets no points elsewhere');
  return {
    declarations: [declare('RESPONSE', 'ordered', 'identifier', key.order.map(choiceId))],
    body: [
      element(
        'orderInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'true' },
        prompt(question),
        choices(options),
      ),
    ],
    processing: TEMPLATES.match(),
    most: 1,
  };
}
