/*
 * A spreadsheet computes a cell that begins with one of these signs. It may take another sign than the
 * comma for the end of a cell, and then the middle of a text begins a cell as well.
 */
const STARTS = /(^|[,;|\t\r\n])([ "']*)(?=[=+\-@\t\r＝＋－＠])/g;

/** Puts an apostrophe before whatever a spreadsheet could take for a formula. */
export function withoutFormulas(text: string): string {
  return text.replace(STARTS, "$1'$2");
}

/** Takes away what `withoutFormulas` put in. */
export function withFormulas(text: string): string {
  return text.replace(/(^|[,;|\t\r\n])'(?=[ "']*[=+\-@\t\r＝＋－＠])/g, '$1');
}
