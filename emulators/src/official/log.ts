import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

const LINES_IN_ERRORS = 40;
const PRINTED_BY_FUNCTION = /^> {2}(.*)$/;
const PROBLEM = /^(?:⚠|⬢) {1,2}(.*)$/;
/** The table of addresses, and empty lines. */
const DECORATION = /^\s*$|^[┌├└│]|^Issues\? Report/;
/** The emulators' own page is a download, and the cloud may run another Node than the developer. */
const EXPECTED = /Emulator UI is not starting|Your requested "node" version/;

export type OutputLog = {
  file: string;
  read(stream: Readable): void;
  /** Resolves when a line with this text is printed. */
  saw(text: string): Promise<void>;
  /** The end of the output, for an error message. */
  lastLines(): string;
  close(): void;
};

/** Keeps the emulators' whole output in a file, and passes on what the functions print. */
export function openOutputLog(folder: string, onFunctionLine: (line: string) => void): OutputLog {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'emulators.log');
  const output = createWriteStream(file);
  const last: string[] = [];
  const awaited: { text: string; resolve: () => void }[] = [];

  function take(line: string): void {
    output.write(`${line}\n`);
    if (!DECORATION.test(line)) last.push(line);
    if (last.length > LINES_IN_ERRORS) last.shift();
    for (const { text, resolve } of awaited) if (line.includes(text)) resolve();
    const shown = PRINTED_BY_FUNCTION.exec(line)?.[1] ?? PROBLEM.exec(line)?.[1];
    if (shown !== undefined && !EXPECTED.test(shown)) onFunctionLine(shown);
  }

  return {
    file,
    read(stream) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(take);
      });
      stream.on('end', () => rest && take(rest));
    },
    saw: (text) => new Promise((resolve) => awaited.push({ text, resolve })),
    lastLines: () => last.join('\n'),
    close: () => output.end(),
  };
}
