import type { DrawnItem } from './draw-items.ts';

const LETTERS = 'ABCD';

/** A page to read and to write verdicts into. */
export function asMarkdown(drawn: readonly DrawnItem[]): string {
  return `# ${drawn.length} questions to read\n\n${drawn.map(entry).join('\n')}`;
}

function entry({ item, title, passage }: DrawnItem, at: number): string {
  const options = item.options.map(
    (option, place) =>
      `- ${LETTERS.charAt(place)}. ${option}${place === item.correctAnswer ? ' **← key**' : ''}`,
  );
  return `## ${at + 1}. ${item.question}

${options.join('\n')}

${factsOf(item, title)}

> ${passage.before} **${passage.quote}** ${passage.after}

${item.explanation}

Verdict: [ ] usable as it stands  [ ] needs a touch  [ ] unusable. Note:
`;
}

/** Kind, difficulty, topic and place of an item in one line. */
export function factsOf(item: DrawnItem['item'], title: string): string {
  const place = item.page === null ? item.section : `page ${item.page}`;
  return [
    item.kind,
    item.difficulty === null ? null : `difficulty ${item.difficulty.toFixed(2)}`,
    item.topic === null ? null : `topic “${item.topic}”`,
    place === null ? title : `${title}, ${place}`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}
