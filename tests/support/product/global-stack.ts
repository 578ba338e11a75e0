import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { UNHANDLED_REJECTION } from '../../../functions/src/platform/log/unhandled-rejections.ts';
import { FREE_PORTS, startProduct } from '../../../scripts/product.ts';
import { recordQueries } from '../../../scripts/tested/record-queries.ts';
import { readReadMaterial } from '../materials/copy-material.ts';
import { anUploadedMaterial } from '../materials/materials.ts';
import { aStudent, aTeacher, claimsIn } from '../people/people.ts';
import { readWrittenQuiz } from '../quizzes/copy-quiz.ts';
import { anOrderedQuiz } from '../quizzes/quizzes.ts';
import { useSite, type ClaimsOf, type ReadMaterial, type WrittenQuiz } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    adminEnv: Record<string, string>;
    writtenQuiz: WrittenQuiz;
    readMaterial: ReadMaterial;
    claimsOf: ClaimsOf;
  }
}

/**
 * Starts the built product on free ports for all test files of a project, and records their queries.
 * The product itself signs people up, writes one quiz and reads one material, so that copies match what
 * it stores. An
 * unhandled rejection fails the run; the causes of unexpected failures are printed at the end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const unhandled: string[] = [];
  const failed: string[] = [];
  const queries = recordQueries(project.name);
  const product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    env: {
      SIGN_IN_PROVIDERS: 'google.com,microsoft.com,oidc.city=City account',
      SECOND_STEP: 'optional',
    },
    log: (line) => {
      if (line.includes(UNHANDLED_REJECTION)) unhandled.push(line);
      if (line.includes(REQUEST_FAILED)) failed.push(line);
    },
    watchQuery: queries.watch,
  });
  // The log is deleted with the stack, so its end is printed first.
  let isOver = false;
  const watched = product.exited.then(() => {
    if (isOver) return;
    process.exitCode = 1;
    console.error(`The product ended by itself:\n${readTail(product.logFile)}`);
  });
  try {
    const site = { site: product.urls.hosting, adminEnv: product.adminEnv };
    project.provide('site', site.site);
    project.provide('adminEnv', site.adminEnv);
    useSite(site);
    const teacher = await aTeacher();
    project.provide('claimsOf', claimsIn({ teacher, student: await aStudent() }));
    const quiz = await anOrderedQuiz(teacher);
    project.provide('writtenQuiz', await readWrittenQuiz(site, quiz.id));
    const material = await anUploadedMaterial(teacher, 'Rivers that all copy');
    project.provide('readMaterial', await readReadMaterial(site, material.id));
  } catch (error) {
    await product.stop();
    throw error;
  }
  return async () => {
    isOver = true;
    await product.stop();
    await watched;
    await queries.save();
    if (failed.length > 0) console.warn(`Requests that failed:\n${failed.join('\n')}`);
    if (unhandled.length === 0) return;
    // Vitest prints errors here but does not fail the run for them.
    process.exitCode = 1;
    throw new Error(`Rejections that nobody handled:\n${unhandled.join('\n')}`);
  };
}

/** The log event of a reply with a status of 500 or above. */
const REQUEST_FAILED = 'request.failed';
const TAIL_LINES = 60;

function readTail(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-TAIL_LINES).join('\n');
}
