import type { TestProject } from 'vitest/node';
import { UNHANDLED_REJECTION } from '../../functions/src/platform/unhandled-rejections.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    adminEnv: Record<string, string>;
  }
}

/**
 * Starts the built product on free ports, empty, for all test files of a project. A rejection that
 * nobody handled fails the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const unhandled: string[] = [];
  const product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    log: (line) => line.includes(UNHANDLED_REJECTION) && unhandled.push(line),
  });
  project.provide('site', product.urls.hosting);
  project.provide('adminEnv', product.adminEnv);
  return async () => {
    await product.stop();
    if (unhandled.length === 0) return;
    // Vitest prints what goes wrong here, and counts it for nothing.
    process.exitCode = 1;
    throw new Error(`Rejections that nobody handled:\n${unhandled.join('\n')}`);
  };
}
