import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from './endpoint.ts';

/** Finds every endpoint that a file of the contract declares, so that no test has to list them. */
export async function readEndpoints(): Promise<Endpoint[]> {
  const source = path.resolve(import.meta.dirname, '..');
  const files = await readdir(source, { recursive: true });
  const names = files.filter((name) => /^[^.]+\.ts$/.test(name));
  const modules = await Promise.all(
    names.map((name) => import(path.join(source, name)) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
