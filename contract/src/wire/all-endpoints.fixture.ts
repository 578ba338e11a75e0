import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from './endpoint.ts';

/** Every endpoint that a file of the contract declares, so that no test has to list them. */
export async function readEndpoints(): Promise<Endpoint[]> {
  const files = await readdir(import.meta.dirname);
  const names = files.filter((name) => /^[^.]+\.ts$/.test(name));
  const modules = await Promise.all(
    names.map((name) => import(path.join(import.meta.dirname, name)) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
