const byteUnits = ['B', 'kB', 'MB', 'GB'] as const;

/** "85%"; with one digit "85.5%" and "85.0%". Takes 0 to 100. */
export function formatPercent(value: number, digits = 0): string {
  return `${value.toFixed(digits)}%`;
}

/** "0 B", "12 kB", "3.4 MB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const power = Math.min(step, byteUnits.length - 1);
  const amount = bytes / 1000 ** power;
  const digits = power < 2 || amount >= 100 ? 0 : 1;
  return `${amount.toFixed(digits)} ${byteUnits[power]}`;
}

/** "1 question", "3 questions". */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** "40 quizzes", and of those that were found "3 of 40 quizzes". */
export function countFound(found: number, total: number, all: string): string {
  return found === total ? all : `${found} of ${all}`;
}

/** The same of a list that is not read to its end: "More than 60 quizzes", or found in so far. */
export function countFoundSoFar(found: number, total: number, plural: string, isLooking: boolean) {
  return isLooking
    ? `${found} of ${total} ${plural} so far. Looking through the rest…`
    : `More than ${total} ${plural}`;
}
