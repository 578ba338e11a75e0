/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ѕ: 's', ј: 'j', к: 'k' },
  ...{ А: 'A', Е: 'E', О: 'O', Р: 'P', С: 'C', Х: 'X', І: 'I', Ѕ: 'S', М: 'M', Т: 'T', Н: 'H' },
  ...{ ο: 'o', α: 'a', ι: 'i', ν: 'v', ρ: 'p', Ι: 'I', Ο: 'O', Α: 'A' },
};

/** Letters set apart: "I g n o r e". Words among them need two spaces between. */
const APART = /(?<![\p{L}\d])\p{L}(?:[ .\-_*·]\p{L}(?![\p{L}\d])){6,}/gu;

/** Long enough to hold an order. */
const BASE64 =
  /(?<![A-Za-z\d+/=])(?=[A-Za-z\d+/]*\d)(?=[A-Za-z\d+/]*[a-z])(?=[A-Za-z\d+/]*[A-Z])[A-Za-z\d+/]{28,}={0,2}/gu;

/** Nearly every sentence of a book: nothing in it is a disguise of a letter. */
const UNDISGUISED = /^[\x20-\x7e\u2013\u2014\u2018\u2019\u201c\u201d]*$/u;

/** Reduces a sentence to plain letters, whatever its disguise; decoded content is appended. */
export function unmask(sentence: string): string {
  const plain = UNDISGUISED.test(sentence) ? sentence : toPlain(sentence);
  const packed = (plain.match(BASE64) ?? []).map(unpack).filter((text) => text !== '');
  return [plain, ...packed].join('\n');
}

/** Joins letters that are set apart; '' when there are none. */
export function joinLettersApart(sentence: string): string {
  const plain = UNDISGUISED.test(sentence) ? sentence : sentence.normalize('NFKC');
  return (plain.match(APART) ?? [])
    .map((run) => run.replace(/[^\p{L}]/gu, ''))
    .join(' ')
    .toLowerCase();
}

function toPlain(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{L}]+/gu, (word) => (/[a-z]/iu.test(word) ? toLatin(word) : word));
}

function toLatin(word: string): string {
  return [...word].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
}

/** Decodes Base64 if it is text. */
function unpack(packed: string): string {
  const text = Buffer.from(packed, 'base64').toString('utf8');
  return /^[\p{L}\p{P}\p{Zs}\d\n$+<=>|]{16,}$/u.test(text) ? text : '';
}
