import { findPageContents } from './page-contents.ts';
import { maySetWhite, mayWriteWhite, readOperators } from './white-operators.ts';

/**
 * Whether a page may hide white text, told by a glance at what it draws: pdf.js takes as long to list
 * a page's operators as to read its text. What is not certain may: a wrong no would let hidden text
 * through, a wrong yes costs time alone.
 *
 * @param ground the smallest patch that white text stands out against
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
