import { FAULTS, VERDICTS } from './reading-row.ts';
import type { Reading, Unmarked } from './unmarked.ts';

const LETTERS = 'ABCD';

/** The questions numbered, and behind them the passage of each, to be looked at after a first verdict. */
export function asMarkdown({ items }: Reading): string {
  const passages = items.map(({ n, passage }) => `${n}. ${passage}`);
  return `# ${items.length} questions to read

Would I print it unchanged tomorrow? A line for each in a JSONL file: {"n":1,"verdict":"touch","fault":"silly","note":"…"}. Verdicts: ${VERDICTS.join(', ')}. Faults: ${Object.keys(FAULTS).join(', ')}; “not” needs one, “stands” has none.

${items.map(entry).join('\n')}
# Passages

${passages.join('\n')}
`;
}

function entry({ n, section, question, options, correctAnswer, weakSpot }: Unmarked): string {
  const lines = options.map(
    (option, at) => `- ${LETTERS.charAt(at)}. ${option}${at === correctAnswer ? ' **← key**' : ''}`,
  );
  return `## ${n}. ${question}

${lines.join('\n')}

${[section.book, section.title].filter((name) => name !== null).join(' · ')}
${weakSpot === undefined ? '' : `\nTo mend: ${weakSpot}\n`}`;
}
