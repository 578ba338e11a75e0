import type { Finding } from './finding.ts';

/** Prints the list, and returns whether nothing is left to do. */
export function printFindings(
  findings: Finding[],
  print: (line: string) => void = console.log,
): boolean {
  for (const { what, mend } of findings) {
    print(`${mend === null ? '✓' : '✗'} ${what}`);
    for (const line of mend?.split('\n') ?? []) print(`    ${line}`);
  }
  const open = findings.filter(({ mend }) => mend !== null).length;
  print(open === 0 ? '\nReady to be deployed.' : `\nNot yet: ${open} of ${findings.length}.`);
  return open === 0;
}
