import { childOf, childrenOf } from '../../markup/find-elements.ts';
import type { MarkupElement } from '../../markup/parse-markup.ts';

/** Word has nine levels. */
const MAX_LEVEL = 8;
/** Styles are based on others a few times, and never on themselves. */
const MAX_STYLES = 10;

type Level = { start: number; format: string; text: string };
type List = { of: string; starts: Map<number, number> };
/** What numbers a paragraph, and at what level. */
type Numbered = { list: string; level: number };

/** Says what stands before a paragraph that Word numbers by itself: "1.", "a)" or "•"; counts with each call. */
export type LabelNext = (properties: MarkupElement | undefined) => {
  label: string;
  level: number | null;
};

/** Follows the lists of a document; `numbering` and `styles` are its parts, where it has them. */
export function followLists(numbering: MarkupElement, styles: MarkupElement): LabelNext {
  const levels = new Map(
    childrenOf(childOf(numbering, 'numbering'), 'abstractNum').map((list) => [
      list.attributes.abstractNumId ?? '',
      new Map(childrenOf(list, 'lvl').map((level) => [levelOf(level), readLevel(level)])),
    ]),
  );
  const lists = new Map(
    childrenOf(childOf(numbering, 'numbering'), 'num').map((list) => [
      list.attributes.numId ?? '',
      readList(list),
    ]),
  );
  const ofStyle = readStyles(styles);
  const counters = new Map<string, number[]>();

  function count({ list, level }: Numbered, { of, starts }: List): string {
    const counterId = starts.size > 0 ? `list ${list}` : of;
    const counted = counters.get(counterId) ?? [];
    counters.set(counterId, counted);
    const startOf = (at: number) => starts.get(at) ?? levels.get(of)?.get(at)?.start ?? 1;
    counted[level] = (counted[level] ?? startOf(level) - 1) + 1;
    counted.length = level + 1;
    const { format = 'decimal', text = '' } = levels.get(of)?.get(level) ?? {};
    if (format === 'bullet') return '•';
    return text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return say(counted[at] ?? startOf(at), levels.get(of)?.get(at)?.format ?? 'decimal');
    });
  }

  return (properties) => {
    const style = ofStyle(childOf(properties, 'pStyle')?.attributes.val ?? '');
    const own = childOf(properties, 'numPr');
    const numbered = own ? readNumbered(own, style) : style;
    const list = numbered && lists.get(numbered.list);
    if (!numbered || !list) return { label: '', level: null };
    return { label: count(numbered, list), level: numbered.level };
  };
}

function readList(list: MarkupElement): List {
  const starts = childrenOf(list, 'lvlOverride').flatMap((override): [number, number][] => {
    const start = childOf(override, 'startOverride')?.attributes.val;
    return start === undefined ? [] : [[levelOf(override), wholeOf(start)]];
  });
  return { of: childOf(list, 'abstractNumId')?.attributes.val ?? '', starts: new Map(starts) };
}

function readLevel(level: MarkupElement): Level {
  const valueOf = (name: string) => childOf(level, name)?.attributes.val;
  return {
    start: wholeOf(valueOf('start') ?? '1'),
    format: valueOf('numFmt') ?? 'decimal',
    text: (valueOf('lvlText') ?? '').slice(0, 40),
  };
}

function readNumbered(element: MarkupElement, style: Numbered | null): Numbered {
  const level = childOf(element, 'ilvl')?.attributes.val;
  return {
    list: childOf(element, 'numId')?.attributes.val ?? style?.list ?? '',
    level: level === undefined ? (style?.level ?? 0) : Math.min(wholeOf(level), MAX_LEVEL),
  };
}

function readStyles(styles: MarkupElement): (id: string) => Numbered | null {
  const all = new Map(
    childrenOf(childOf(styles, 'styles'), 'style').map((style) => [
      style.attributes.styleId ?? '',
      style,
    ]),
  );
  return (id) => {
    let style = all.get(id);
    for (let depth = 0; style && depth < MAX_STYLES; depth += 1) {
      const own = childOf(style, 'pPr', 'numPr');
      if (own) return readNumbered(own, null);
      style = all.get(childOf(style, 'basedOn')?.attributes.val ?? '');
    }
    return null;
  };
}

function levelOf({ attributes }: MarkupElement): number {
  return Math.min(wholeOf(attributes.ilvl ?? '0'), MAX_LEVEL);
}

function wholeOf(text: string): number {
  const value = Number.parseInt(text, 10);
  return value >= 0 && value < 100_000 ? value : 0;
}

function say(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letterOf(value);
    case 'upperLetter':
      return letterOf(value).toUpperCase();
    case 'lowerRoman':
      return romanOf(value);
    case 'upperRoman':
      return romanOf(value).toUpperCase();
    case 'none':
      return '';
    default:
      return String(value);
  }
}

/** Word goes on behind z with aa, bb. */
function letterOf(value: number): string {
  const at = Math.max(0, value - 1);
  return String.fromCodePoint(97 + (at % 26)).repeat(1 + (Math.floor(at / 26) % 10));
}

function romanOf(value: number): string {
  const tens = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'];
  const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  return `${tens[Math.floor(value / 10) % 10] ?? ''}${ones[value % 10] ?? ''}`;
}
