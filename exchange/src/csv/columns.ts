/** The columns that we write. Options, gaps, pairs and accepted answers stand in those with a number. */
const OPTION_COLUMNS = Array.from({ length: 10 }, (_, at) => `option ${at + 1}`);
export const COLUMNS = [
  ...['kind', 'question'],
  ...OPTION_COLUMNS,
  ...['right', 'tolerance', 'unit', 'words', 'correction', 'settings', 'explanation', 'topic'],
];

/** What other programs call these columns. */
const NAMES: [column: string, pattern: RegExp][] = [
  ['question', /^(?:the )?(?:question|questions|question ?text|stem|prompt|item|problem)$/],
  ['kind', /^(?:kind|type|question ?type)$/],
  [
    'right',
    /^(?:right|key|correct|answer|answers|(?:the )?(?:correct|right) ?(?:answers?|options?|choices?)(?: ?\(s\))?|solution|answer ?key)$/,
  ],
  [
    'explanation',
    /^(?:explanation|answer ?explanation|feedback|general ?feedback|rationale|reason|comment)$/,
  ],
  ['topic', /^(?:topic|category|subject|chapter|unit ?title|tags?|standard)$/],
  ['tolerance', /^(?:tolerance|margin)$/],
  ['unit', /^units?$/],
  ['words', /^(?:words|bank|word ?bank)$/],
  ['options', /^(?:options|choices|answer ?choices|alternatives)$/],
  ['settings', /^settings$/],
  ['correction', /^correction$/],
  ['points', /^(?:points?|marks?|score|weight)$/],
];
const OPTION =
  /^(?:(?:option|choice|answer|answer ?choice|alternative|response) ?)?(?:([a-h])|(\d{1,2}))$/;
const WRONG =
  /^(?:incorrect|wrong)(?: ?(?:answers?|options?))?(?: ?\d{1,2})?$|^distractors?(?: ?\d{1,2})?$/;

/** The names of our columns by the place of a file's; null for one that says nothing to us. */
export function readHeader(header: readonly string[]): (string | null)[] {
  return header.map((cell) => {
    // Templates count their questions, and say in a header how it is to be filled in.
    if (/^(?:question|item|q)? ?(?:#|no\.?|nr\.?|number)$/i.test(cell.trim())) return null;
    const name = cell
      .toLowerCase()
      .replace(/\((?!s\))[^()]*\)/g, ' ')
      .replace(/ [-–] (?:max|choose|at least)\b.*$/s, ' ')
      .replace(/[_\-:*#.]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const option = OPTION.exec(name);
    if (option) {
      const [, letter, number] = option;
      return `option ${letter ? letter.charCodeAt(0) - 96 : Number(number)}`;
    }
    if (WRONG.test(name)) return 'wrong';
    return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
  });
}
