import { findPageContents } from './page-contents.ts';
import { maySetWhite, mayWriteWhite, readOperators } from './white-operators.ts';

/**
 * Tells at a glance whether a page may hide white text, since listing its operators takes pdf.js as
 * long as reading its text. Uncertain pages may: a wrong no would let hidden text through, a wrong
 * yes only costs time.
 *
 * @param ground the smallest patch against which white text is visible
 */
export function createHidingCheck(
  bytes: Buffer,
  ground: { width: number; height: number },
): (page: { num: number } | null) => boolean {
  const contents = findPageContents(bytes);
  let formsMaySetWhite: boolean | null = null;

  function mayFormsSetWhite(): boolean {
    formsMaySetWhite ??= contents.readForms().some((form) => {
      const operators = form === null ? null : readOperators(form);
      return operators === null || maySetWhite(operators);
    });
    return formsMaySetWhite;
  }

  return (page) => {
    const content = page && contents.readPage(page.num);
    const operators = content === null ? null : readOperators(content);
    if (operators === null) return true;
    if (/\bDo\b/u.test(operators) && mayFormsSetWhite()) return true;
    return maySetWhite(operators) && mayWriteWhite(operators, ground);
  };
}
