/**
 * Ligatures and full-width forms become plain letters. Full NFKC would turn x² into x2 and ½ into
 * 1/2, which changes what a science text says.
 */
const PRESENTATION_FORMS = /[\ufb00-\ufb06\uff01-\uff5e\ufb50-\ufdff\ufe70-\ufefc]/gu;

/** Zero-width, bidirectional, tag and variation characters: invisible, so never meant as text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** Unifies characters; line ends and tabs are kept for readers of the layout. */
export function cleanCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
      // A soft hyphen is visible only at the end of a line.
      .replace(/\u00ad(?=\s*(?:\n|$))/gu, '-')
      .replace(INVISIBLE, '')
      .replace(CONTROLS, '')
      .replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))
      .replace(/[^\S\n\t]/gu, ' ')
      .normalize('NFC')
  );
}

/** Makes one line of running text: clean characters, single spaces. */
export function cleanLine(text: string): string {
  return cleanCharacters(text).replace(/\s+/gu, ' ').trim();
}
