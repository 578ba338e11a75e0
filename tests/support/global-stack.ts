import type { TestProject } from 'vitest/node';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    adminEnv: Record<string, string>;
  }
}

/** Starts the built product on free ports, empty, for all test files of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const lines: string[] = [];
  const product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    log: (line) => lines.push(line),
  });
  project.provide('site', product.urls.hosting);
  project.provide('adminEnv', product.adminEnv);
  return () => product.stop();
}
