import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocalFirebase } from '@study-assistant/emulators/start';
import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright-core';
import { PASSWORD, signInAs } from './demo-client.ts';
import { expectAnswer } from './expect-answer.ts';

/** Lighthouse's results for one page on a phone with slow 4G: scores to 100, times in ms. */
export type LighthouseRow = {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  /** As transferred, compressed and with headers. */
  bytes: number;
};

/** A page of the product and its visitor. */
type Visit = { page: string; path: string };

const TEACHER = 'ingrid.solberg@demo.school';
const STUDENT = 'amara.okafor@demo.school';
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Visits each of the demo school's pages this many times, as new visitors do, with an empty HTTP
 * cache.
 *
 * @throws Error when the API refuses a request of a page
 */
export async function runLighthouse(
  product: LocalFirebase,
  times: number,
): Promise<LighthouseRow[]> {
  const { student, teacher } = await listVisits(product);
  return [
    ...(await visitAs(product, { email: null, times }, [{ page: 'login', path: '/login' }])),
    ...(await visitAs(product, { email: STUDENT, times }, student)),
    ...(await visitAs(product, { email: TEACHER, times }, teacher)),
  ];
}

async function listVisits(product: LocalFirebase) {
  const person = await signInAs(product, STUDENT);
  const { quizzes } = (await person.call({ path: `/api/student/${person.uid}/quizzes` })) as {
    quizzes: { id: string }[];
  };
  const { attempts } = (await person.call({
    path: `/api/student/${person.uid}/quiz-attempts`,
  })) as {
    attempts: { id: string }[];
  };
  const tabs = (role: string, home: string, ids: string[]) =>
    ids.map((id) => ({ page: `${role} ${id}`, path: `${home}?tab=${id}` }));
  const results = `/quiz-results/${attempts[0]?.id}`;
  return {
    student: [
      ...tabs('student', '/student-dashboard', ['materials', 'quiz', 'performance', 'growth']),
      { page: 'attempt', path: `/quiz-attempt/${quizzes[0]?.id}` },
      { page: 'results', path: results },
      { page: 'learning plan', path: `${results}/analysis` },
    ],
    teacher: tabs('teacher', '/dashboard', ['materials', 'quiz', 'skill-gap', 'performance']),
  };
}

/** Visits pages in a browser in which somebody, or nobody, has signed in. */
async function visitAs(
  { urls }: LocalFirebase,
  { email, times }: { email: string | null; times: number },
  visits: readonly Visit[],
): Promise<LighthouseRow[]> {
  const profile = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: ['--remote-debugging-port=0', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const site = urls.hosting.replace('127.0.0.1', 'localhost');
    if (email) await signIn(browser, site, email);
    const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const rows: LighthouseRow[] = [];
    for (const { page, path: address } of visits) {
      const runs: LighthouseRow[] = [];
      for (let run = 0; run < times; run += 1) {
        runs.push({ ...(await examinePatiently(site + address, Number(port))), page });
      }
      rows.push(medianOf(runs));
    }
    return rows;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function signIn(browser: BrowserContext, site: string, email: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${site}/login`);
  await page.locator('#root:not([inert])').waitFor({ state: 'attached' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/*dashboard*');
  await page.close();
}

/** A browser on a busy machine occasionally loses its recording, but not three times in a row. */
async function examinePatiently(url: string, port: number): Promise<Omit<LighthouseRow, 'page'>> {
  for (let lost = 0; lost < 2; lost += 1) {
    const row = await examine(url, port).catch(() => null);
    if (row) return row;
  }
  return examine(url, port);
}

/** Lighthouse's own preset: a phone, slow 4G, a four times slower processor; keeps the sign-in. */
async function examine(url: string, port: number): Promise<Omit<LighthouseRow, 'page'>> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices'];
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const measured = (name: string) => audits[name]?.numericValue ?? 0;
  const requests = audits['network-requests']?.details;
  if (requests?.type === 'table') requests.items.forEach(expectSuccess);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lcp: Math.round(measured('largest-contentful-paint')),
    tbt: Math.round(measured('total-blocking-time')),
    cls: Math.round(measured('cumulative-layout-shift') * 1000) / 1000,
    requests: requests?.type === 'table' ? requests.items.length : 0,
    bytes: Math.round(measured('total-byte-weight')),
  };
}

/** Checks the API requests of a page; the answers are not available. */
function expectSuccess({ url, statusCode: status }: Record<string, unknown>): void {
  if (typeof url !== 'string' || typeof status !== 'number') return;
  if (!new URL(url).pathname.startsWith('/api/')) return;
  expectAnswer({ call: `GET ${url} of a page`, status, text: 'Lighthouse keeps no bodies.' });
}

/** Takes the median of each figure separately, so that one bad run does not spoil the others. */
function medianOf(runs: readonly LighthouseRow[]): LighthouseRow {
  const median = (key: Exclude<keyof LighthouseRow, 'page'>) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    page: runs[0]?.page ?? '',
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    requests: median('requests'),
    bytes: median('bytes'),
  };
}
