/** A title from a document's properties, or null where it is what a program put there. */
export function toProperTitle(title: string): string | null {
  const isLeftover =
    title.length < 3 ||
    title.length > 200 ||
    /^(untitled|document\d*|title|microsoft word|powerpoint presentation|slide \d+|layout \d+)\b/iu.test(
      title,
    ) ||
    /\.(docx?|dotx?|pdf|indd|qxd|pptx?|xlsx?|odt|rtf|tex|dvi|pages|txt)$/iu.test(title) ||
    !/\p{L}{2}/u.test(title);
  return isLeftover ? null : title;
}
