import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { weakenSource, type Mutant } from './weaken-source.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The weakened sources: the server, and the contract's roles. */
const WEAKENED = /^(?:functions\/src\/(?!.*\.(?:test|fixture)\.)|contract\/src\/roles\.ts$)/;

/** Bundles a file with the product's own server, adding a switch to every check. */
export async function bundleWeakened(entry: string, outfile: string): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  await build({
    entryPoints: [path.join(root, entry)],
    outfile: path.join(root, outfile),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [keepPackagesOutside, weaken(mutants)],
    logLevel: 'error',
  });
  return mutants;
}

/** Packages are resolved from their importer; ours are weakened or must be the same instance. */
const keepPackagesOutside: Plugin = {
  name: 'keep-packages-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...asked }) => {
      if (pluginData !== undefined || name.startsWith('@study-assistant/')) return undefined;
      const found = await bundle.resolve(name, { ...asked, pluginData: 'asked' });
      return { path: found.path, external: true };
    });
  },
};

function weaken(mutants: Mutant[]): Plugin {
  return {
    name: 'weaken',
    setup(bundle) {
      bundle.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        const name = path.relative(root, file);
        const source = withPlace(await readFile(file, 'utf8'), file);
        const contents = WEAKENED.test(name) ? weakenSource(name, source, mutants) : source;
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** The bundle is in another folder than its sources. */
function withPlace(source: string, file: string): string {
  return source
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
    .replaceAll('import.meta.url', JSON.stringify(`file://${file}`));
}
