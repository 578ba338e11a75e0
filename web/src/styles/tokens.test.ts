import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBJECTS } from '@study-assistant/contract/materials/subjects';
import { describe, expect, test } from 'vitest';

const css = ['tokens.css', 'tokens-subjects.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');
const pairs = css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g);
const tokens = new Map([...pairs].map(([, name, light, dark]) => [name, { light, dark }]));

const tones = ['good', 'orange', 'bad', 'warn'];
const grounds = ['surface', 'bg'];

/** Text and its background need a contrast of at least 4.5. */
const texts: [string, string][] = [
  ...['ink', 'ink-2', 'ink-3', 'brand-ink', 'brand'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ['ink', 'surface-2'],
  ['ink-2', 'surface-2'],
  ['ink-3', 'surface-2'],
  ['ink', 'brand-soft'],
  ['ink-2', 'brand-soft'],
  ['brand-ink', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-bad', 'bad-text'],
  ['on-bad', 'bad-hover'],
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-text`, 'surface'],
    [`${tone}-text`, `${tone}-soft`],
  ]),
];

/** Graphics, borders of controls and the focus outline need at least 3. */
const graphics: [string, string][] = [
  ['field', 'surface'],
  ['field', 'bg'],
  ['brand', 'surface'],
  ['brand', 'bg'],
  ['bench', 'surface'],
  ...tones.map((tone): [string, string] => [`${tone}-fill`, 'surface']),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphics)('%s can be seen on %s', (graphic, ground) => {
    expect(contrast(colour(graphic, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  // The badge's background contains 12 percent of the colour itself.
  test.each(SUBJECTS)('%s can be read on its badge', (subject) => {
    const text = colour(`subject-${subject.toLowerCase().replaceAll(' ', '-')}`, theme);
    const ground = mix(text, colour('surface', theme), 0.12);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`There is no token ${name}.`);
  return value;
}

function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
