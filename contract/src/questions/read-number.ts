export type ReadNumber = {
  /** What the text can mean: "1,500" has two readings, all else one. */
  values: readonly [number, ...number[]];
  /** What stands behind the number; '' when nothing does. */
  unit: string;
};

const SIGN = '[-+]?';
const NUMERAL = String.raw`(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d[\d.,]*|[.,]\d+)`;
const EXPONENT = String.raw`(?:[eE]${SIGN}\d{1,3}| ?[*x×·] ?10(?:\^| ?\*\* ?)\(?${SIGN}\d{1,3}\)?)?`;
/** "1 1/2" is a whole number and a fraction. */
const MIXED = /^([-+]?) ?(\d+) (\d{1,2}) ?\/ ?(\d{1,3})(?: ?([^\d\s/].*))?$/;
/** A number at the beginning, then perhaps a fraction bar with a number below, then a unit. */
const TEXT = new RegExp(
  String.raw`^(${SIGN}) ?(${NUMERAL})(${EXPONENT})(?: ?\/ ?(${NUMERAL}))?(?: ?([^\d\s].*))?$`,
);

/**
 * Reads a number as students write it: "1,5", "1.5", "1.5e3", "1 500", "−3", "1/2", each with or
 * without a unit. Null for what is no number.
 */
export function readNumber(text: string): ReadNumber | null {
  const plain = toPlain(text);
  return readMixed(plain) ?? readPlain(plain);
}

function readMixed(text: string): ReadNumber | null {
  const found = MIXED.exec(text);
  if (!found) return null;
  const [, sign, whole, above, below, unit = ''] = found;
  const value = Number(whole) + Number(above) / Number(below);
  if (!Number.isFinite(value)) return null;
  return { values: [sign === '-' ? -value : value], unit: unit.trim() };
}

function readPlain(text: string): ReadNumber | null {
  const [, sign = '', above = '', exponent = '', below, unit = ''] = TEXT.exec(text) ?? [];
  const numerators = readNumeral(above);
  const denominators = below === undefined ? [1] : readNumeral(below);
  const power = 10 ** toPower(exponent);
  const values = numerators
    .flatMap((numerator) => denominators.map((denominator) => numerator / denominator))
    .map((value) => (sign === '-' ? -value : value) * power)
    .filter(Number.isFinite);
  const [first, ...others] = values;
  return first === undefined ? null : { values: [first, ...others], unit: unit.trim() };
}

/** One kind of minus, of space and of digit; "1½" is "1 1/2". */
function toPlain(text: string): string {
  return text
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
    .normalize('NFKC')
    .replace(/[−‐‑–—]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/['’](?=\d{3})/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A comma is a decimal sign or stands between thousands: "1,500" may be either, "1,5" and "1,500.5"
 * only one. No reading is left for "1.2.3".
 */
function readNumeral(numeral: string): number[] {
  if (numeral === '') return [];
  const plain = numeral.replaceAll(' ', '');
  const readings = new Set<number>();
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) {
    readings.add(Number(plain.replaceAll(',', '')));
  }
  if (/^[1-9]\d{0,2}(?:\.\d{3}){2,}(?:,\d+)?$|^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(plain)) {
    readings.add(Number(plain.replaceAll('.', '').replace(',', '.')));
  }
  if (/^(?:\d+[.,]?\d*|[.,]\d+)$/.test(plain)) readings.add(Number(plain.replace(',', '.')));
  return [...readings];
}

function toPower(exponent: string): number {
  const found = /[-+]?\d+\)?$/.exec(exponent.replace(/^ ?[*x×·] ?10/, ''));
  return found ? Number(found[0].replace(')', '')) : 0;
}
