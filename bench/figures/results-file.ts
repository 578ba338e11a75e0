import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../scripts/product.ts';
import type { Speeds } from '../processes/measure-speed.ts';

/** The date, machine and versions of a measurement. */
type Setting = { date: string; machine: string; node: string; version: string };

/** The measurements of one part, their duration, and the machine's speed, which old parts lack. */
type PartResult = Setting & Measured & { speeds?: Speeds };

/** The measurements of one run of a part. */
type Measured = { seconds: number; figures: unknown };

/** The latest run, and the last measurement of each part. */
export type Results = Setting & { parts: Record<string, PartResult> };

const FILE = path.join(root, 'bench/results.json');

export async function readResults(): Promise<Results | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Results);
}

/** Saves the measurements of a part; those of other parts stay. */
export async function saveResult(
  part: string,
  measured: Measured & { speeds: Speeds },
): Promise<Results> {
  const setting = await describeSetting();
  const before = await readResults();
  const result = { ...setting, ...measured, seconds: Math.round(measured.seconds) };
  const results: Results = { ...setting, parts: { ...before?.parts, [part]: result } };
  const config = await resolveConfig(FILE);
  await writeFile(FILE, await format(JSON.stringify(results), { ...config, parser: 'json' }));
  return results;
}

async function describeSetting(): Promise<Setting> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const [{ model } = { model: 'unknown' }, ...others] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return {
    date: new Date().toISOString(),
    machine: `${others.length + 1} × ${model}, ${gigabytes} GB, ${platform()} ${arch()}`,
    node: process.version,
    version,
  };
}
