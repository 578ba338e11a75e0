import type { TestProject } from 'vitest/node';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { readWrittenQuiz } from './copy-quiz.ts';
import { aTeacher } from './people.ts';
import { anOrderedQuiz } from './quizzes.ts';
import { useSite, type Site, type WrittenQuiz } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    adminEnv: Record<string, string>;
    writtenQuiz: WrittenQuiz;
  }
}

/** Starts the built product on free ports, with one quiz in it, for all test files of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined });
  try {
    const site = { site: product.urls.hosting, adminEnv: product.adminEnv };
    project.provide('site', site.site);
    project.provide('adminEnv', site.adminEnv);
    project.provide('writtenQuiz', await writeQuiz(site));
  } catch (error) {
    await product.stop();
    throw error;
  }
  return () => product.stop();
}

/** Written by the product itself, so that a copy of it is what the product stores. */
async function writeQuiz(site: Site): Promise<WrittenQuiz> {
  useSite(site);
  const { id } = await anOrderedQuiz(await aTeacher());
  return readWrittenQuiz(site, id);
}
