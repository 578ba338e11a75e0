import { cleanLine } from '../clean-text.ts';
import type { OperatorList, TextContent, TextItem } from './open-pdf.ts';

/** The relevant painting operators, by pdf.js's numbers. */
const OPERATORS = {
  save: 10,
  restore: 11,
  firstFill: 22,
  lastFill: 27,
  showText: 44,
  setFillColorN: 55,
  setFillRGBColor: 59,
  shadingFill: 62,
  constructPath: 91,
  setFillTransparent: 93,
};

/** White titles over pictures are large, and hidden text is small. Points. */
const LARGEST_HIDDEN = 14;
/** A smaller patch is a rule or bullet and no background for white text. Points. */
export const SMALLEST_GROUND = { width: 20, height: 8 };

/** Removes white text on a page on which nothing is painted, since it is invisible. */
export function dropWhiteText(content: TextContent, operators: OperatorList): TextContent {
  const { visible, white } = paintedText(operators);
  if (white === '') return content;
  return { items: content.items.filter((item) => !('str' in item) || !isHidden(item)) };

  function isHidden({ str, height }: TextItem): boolean {
    const text = squash(str);
    return (
      text !== '' && height < LARGEST_HIDDEN && white.includes(text) && !visible.includes(text)
    );
  }
}

function paintedText({ fnArray, argsArray }: OperatorList): { visible: string; white: string } {
  const text = { visible: '', white: '' };
  const saved: boolean[] = [];
  let isWhite = false;
  let hasGround = false;
  fnArray.forEach((name, at) => {
    const args = argsArray[at];
    if (name === OPERATORS.save) saved.push(isWhite);
    else if (name === OPERATORS.restore) isWhite = saved.pop() ?? false;
    else if (name === OPERATORS.setFillRGBColor) isWhite = isWhiteColor(args?.[0]);
    else if (name === OPERATORS.setFillColorN || name === OPERATORS.setFillTransparent)
      isWhite = false;
    else if (name === OPERATORS.shadingFill) hasGround = true;
    else if (name === OPERATORS.constructPath) hasGround ||= !isWhite && isGround(args);
    else if (name === OPERATORS.showText)
      text[isWhite && !hasGround ? 'white' : 'visible'] += readLetters(args?.[0]);
  });
  return { visible: squash(text.visible), white: squash(text.white) };
}

function isWhiteColor(color: unknown): boolean {
  return typeof color === 'string' && /^#(?:f[8-f]){3}$/iu.test(color);
}

/** Tells whether a path is filled and large enough for text; its last argument is its extent. */
function isGround(args: readonly unknown[] | null | undefined): boolean {
  const [paint, , extent] = args ?? [];
  if (typeof paint !== 'number' || paint < OPERATORS.firstFill || paint > OPERATORS.lastFill)
    return false;
  if (!(extent instanceof Float32Array)) return true;
  const [left = 0, top = 0, right = 0, bottom = 0] = extent;
  return right - left >= SMALLEST_GROUND.width && bottom - top >= SMALLEST_GROUND.height;
}

/** The characters of a shown string: glyphs and numbers for the spaces between them. */
function readLetters(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph
        ? String(glyph.unicode)
        : '',
    )
    .join('');
}

function squash(text: string): string {
  return cleanLine(text).replaceAll(' ', '');
}
