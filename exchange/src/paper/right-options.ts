import { lookAlike } from '@study-assistant/contract/questions/same-looking';
import type { Option } from './labels.ts';
import { SIGNS, standsOut, type PaperLine } from './paper-line.ts';

const TICKS = /[✓✔√☑→☒]|[[(][xX✓][\])]/u;
const BEHIND =
  /\s*(?:[*✓✔√]+|[([]\s*(?:correct|right|true answer|answer|ans|key)\s*[)\]]|<[-–—]+)\s*$/iu;
const BEFORE = /^(?:[*✓✔√]+)\s*/u;

/** An option without what marks it, and what marked it. */
export type SeenOption = { text: string; label: string; isTicked: boolean; standing: number };

export function lookAt({ label, line, head }: Option): SeenOption {
  const bare = line.text.replace(BEHIND, '');
  const text = bare.replace(BEFORE, '').trim();
  const isTicked = text !== line.text.trim() || TICKS.test(head.text) || /^\*/.test(head.text);
  return { text, label, isTicked, standing: standing(line) };
}

/** The signs that all of a line has. */
function standing(line: PaperLine): number {
  return Object.values(SIGNS).reduce((all, sign) => (standsOut(line, sign) ? all | sign : all), 0);
}

/** Places of the options that are ticked, or stand out from the others by one sign. */
export function markedOptions(options: readonly SeenOption[]): {
  places: number[];
  by: 'tick' | 'letters' | null;
} {
  const ticked = options.flatMap(({ isTicked }, at) => (isTicked ? [at] : []));
  if (ticked.length > 0 && ticked.length < options.length) return { places: ticked, by: 'tick' };
  for (const sign of [SIGNS.highlight, SIGNS.bold, SIGNS.underline, SIGNS.colour]) {
    const places = options.flatMap((option, at) => ((option.standing & sign) !== 0 ? [at] : []));
    if (places.length > 0 && places.length < options.length) return { places, by: 'letters' };
  }
  return { places: [], by: null };
}

/** Places of the options that an answer names: "B", "b) iron", "A and C", or the text of one. Null for none. */
export function namedOptions(answer: string, options: readonly SeenOption[]): number[] | null {
  const said = answer.trim().replace(/[.;]+$/u, '');
  const same = options.findIndex(({ text }) => lookAlike(text, said));
  if (same >= 0) return [same];
  const all = said.replace(/^(?:options?|letters?)\s+/iu, '');
  const list = /^[([]?[a-h][)\].]?(?:\s*(?:[,;/&+]|\band\b)?\s*[([]?[a-h][)\].]?)*$/iu.test(all);
  const letters = list
    ? all.toLowerCase().replaceAll('and', ' ').match(/[a-h]/g)
    : /^(?:[([]([a-h])[)\]]|([a-h])(?:[.):]\s*|\s+[-–—(]\s*|\t+|$))/iu
        .exec(all)
        ?.slice(1)
        .filter(Boolean);
  const numbers = /^[([]?(\d)[)\].]?(?:\s|$)/.exec(all)?.slice(1);
  const labels = letters ?? (options.every(({ label }) => /^\d$/.test(label)) ? numbers : null);
  if (!labels || labels.length === 0) return null;
  const places = labels.map((label) => placeOf(label.toLowerCase(), options));
  return places.some((place) => place < 0) ? null : [...new Set(places)].toSorted((a, b) => a - b);
}

/** Bullets have no letters, and an automatic list may go on counting from the question before. */
function placeOf(label: string, options: readonly SeenOption[]): number {
  const place = options.findIndex((option) => option.label === label);
  if (place >= 0) return place;
  const counted = (label.codePointAt(0) ?? 0) - 97;
  const isLettered = options[0]?.label === 'a';
  return isLettered || counted >= options.length ? -1 : counted;
}
