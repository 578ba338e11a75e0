import { once } from 'node:events';
import { startLocalFirebase, type LocalFirebase } from '../start.ts';
import { readArguments, USAGE, type Command } from './read-arguments.ts';

/** Runs until Ctrl-C, or until the emulators end by themselves, which is a failure. */
export async function runCommand(args: string[]): Promise<void> {
  try {
    const command = readArguments(args, process.cwd());
    if (command) await serve(command);
    else print(USAGE);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function serve(command: Command): Promise<void> {
  print(`Starting ${command.projectId} …\n`);
  const local = await startLocalFirebase({ ...command, log: (line) => print(`${line}\n`) });
  print(describe(local));
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const ending = await Promise.race([interrupted, local.exited.then(() => 'exited' as const)]);
  await local.stop();
  if (ending === 'exited') throw new Error(`The emulators have ended: see ${local.logFile}`);
  print('Stopped.\n');
}

function describe({ urls, logFile }: LocalFirebase): string {
  const rows = Object.entries(urls).map(([name, url]) => `  ${name.padEnd(10)} ${url}`);
  return `${rows.join('\n')}\n  ${'log'.padEnd(10)} ${logFile}\nCtrl-C ends it.\n`;
}

function print(text: string): void {
  process.stdout.write(text);
}
