import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { weakenSource, type Mutant } from './weaken-source.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Whose checks are weakened: the server, and what the contract says of roles. */
const WEAKENED = /^(?:functions\/src\/(?!.*\.(?:test|fixture)\.)|contract\/src\/roles\.ts$)/;

/** Bundles a file with the product's own server in it, with a switch at every check. */
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

/** Found from where they are asked for; our own are weakened, or have to be the same as those. */
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

/** A bundle stands somewhere else than the files that it is made of. */
function withPlace(source: string, file: string): string {
  return source
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
    .replaceAll('import.meta.url', JSON.stringify(`file://${file}`));
}
