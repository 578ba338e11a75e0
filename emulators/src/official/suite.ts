import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { BadDayOptions } from '../bad-day/bad-day-options.ts';
import { removeLocalConfig, writeLocalConfig, type OfficialPorts } from './config.ts';
import { openOutputLog } from './log.ts';
import { assertSuiteAnswers } from './ready.ts';

const STOP_GRACE_MS = 10_000;

export type SuiteOptions = {
  projectRoot: string;
  projectId: string;
  ports: OfficialPorts;
  env: Record<string, string>;
  badDay: BadDayOptions | undefined;
  logFolder: string;
  /** Removed by the child if this process is killed and cannot do so. */
  temporaryFolder: string | null;
  log: (line: string) => void;
};

export type Suite = { pid: number; logFile: string; exited: Promise<void>; stop(): Promise<void> };

/** Auth, Functions, Tasks and Hosting: the official emulators, in a separate process. */
export async function startOfficialSuite(options: SuiteOptions): Promise<Suite> {
  const config = await writeLocalConfig(options.projectRoot, options.ports);
  const log = openOutputLog(options.logFolder, options.log);
  const child = launch(options, config);
  if (child.stdout) log.read(child.stdout);
  if (child.stderr) log.read(child.stderr);
  child.once('exit', () => killGroup(child));
  const exited = once(child, 'close').then(async () => {
    log.close();
    await removeLocalConfig(config);
  });

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(child), STOP_GRACE_MS);
    await exited;
    clearTimeout(timer);
  }

  try {
    await Promise.race([
      log.saw('All emulators ready'),
      exited.then(() => Promise.reject(new Error(describeEnd(child)))),
    ]);
    await assertSuiteAnswers(options.ports, config);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const output = log.lastLines();
    await stop();
    throw new Error(`The Firebase emulators did not come up. ${reason} They said:\n${output}`);
  }
  return { pid: child.pid ?? 0, logFile: log.file, exited, stop };
}

function launch(options: SuiteOptions, config: string) {
  const { projectRoot, projectId, env, badDay, logFolder } = options;
  const require = createRequire(import.meta.url);
  const preload = fileURLToPath(new URL('preload/index.mjs', import.meta.url));
  const firebase = require.resolve('firebase-tools/lib/bin/firebase.js');
  const command = ['emulators:start', '--only', 'auth,functions,hosting', '--non-interactive'];
  const args = [
    '--import',
    preload,
    firebase,
    ...command,
    '--project',
    projectId,
    '--config',
    config,
  ];
  return spawn(process.execPath, args, {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      // It writes no log to the project's folder, uses no developer account, and asks no network.
      GOOGLE_APPLICATION_CREDENTIALS: undefined,
      FIREBASE_TOKEN: undefined,
      FIREBASE_DEBUG_PATH: logFolder,
      XDG_CONFIG_HOME: logFolder,
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
      CI: '1',
      // The functions write their description to a file, instead of serving it until a timeout.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      NO_COLOR: '1',
      LOCAL_FIREBASE_BAD_DAY: badDay && JSON.stringify(badDay),
      LOCAL_FIREBASE_CONFIG: config,
      LOCAL_FIREBASE_TEMPORARY: options.temporaryFolder ?? undefined,
      ...env,
    },
  });
}

function describeEnd({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ? `They were ended by ${signalCode}.` : `They ended with ${exitCode}.`;
}

/** The functions' workers belong to the group and would outlive a killed parent. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The whole group has ended already.
  }
}
