import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/** Bytes after gzip -9 that the sign-in page waits for, according to Vite's manifest of a build. */
export async function firstLoad(dist: string): Promise<Record<string, number>> {
  const text = await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const wanted = new Set<Chunk>();
  function want(chunk: Chunk | undefined): void {
    if (!chunk || wanted.has(chunk)) return;
    wanted.add(chunk);
    chunk.imports?.forEach((key) => want(manifest[key]));
  }
  want(Object.values(manifest).find(({ isEntry }) => isEntry));
  const chunks = [...wanted];
  return {
    script: await total(chunks.map(({ file }) => file)),
    style: await total(chunks.flatMap(({ css = [] }) => css)),
    page: await total(['index.html']),
  };

  async function total(files: string[]): Promise<number> {
    const contents = await Promise.all(files.map((file) => readFile(path.join(dist, file))));
    return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
  }
}
