const byteUnits = ['B', 'kB', 'MB', 'GB'] as const;

/** Returns "85%", or with one digit "85.5%" and "85.0%". Takes 0 to 100. */
export function formatPercent(value: number, digits = 0): string {
  return `${value.toFixed(digits)}%`;
}

/** Returns "0 B", "12 kB" or "3.4 MB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const power = Math.min(step, byteUnits.length - 1);
  const amount = bytes / 1000 ** power;
  const digits = power < 2 || amount >= 100 ? 0 : 1;
  return `${amount.toFixed(digits)} ${byteUnits[power]}`;
}

/** Returns "1 question" or "3 questions". */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Returns "40 quizzes", or "3 of 40 quizzes" when only some were found. */
export function countFound(found: number, total: number, all: string): string {
  return found === total ? all : `${found} of ${all}`;
}

/** The same for a list that is not fully loaded, as in "More than 60 quizzes". */
export function countFoundSoFar(found: number, total: number, plural: string, isLooking: boolean) {
  return isLooking
    ? `${found} of ${total} ${plural} so far. Looking through the rest…`
    : `More than ${total} ${plural}`;
}
