import type { Plugin, Rolldown } from 'vite';
import { pages, type Page } from './pages.ts';

/** What each of them needs beside its own modules. */
const ALWAYS = ['app/routes.tsx', 'lib/auth/firebase.ts'];

/**
 * Writes into the built page which files each address needs, as pairs of a pattern and a list, for
 * the script there that asks for all of them at once while the entry is still on its way.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = new Set(filesOf(['index.html'], chunks));
        const plan = pages.map((page) => {
          const files = filesOf([...ALWAYS, ...page.modules], chunks);
          return [patternOf(page), files.filter((file) => !entry.has(file))];
        });
        return html.replace(/(?<=id="early-files">)\s*\[\]\s*(?=<)/, () => JSON.stringify(plan));
      },
    },
  };
}

/** What it matches: the role, a space, the address. */
function patternOf({ role, address }: Page): string {
  return `^${role ?? '\\w+'} ${address.replace('?', '\\?').replace(/:\w+/g, '[^/?]+')}([?&]|$)`;
}

/** The scripts and styles of some modules with all that they import, which come first, as addresses. */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const found: Rolldown.OutputChunk[] = [];
  modules.forEach((module) => want(chunkOf(module, chunks)));
  const files = found.flatMap((chunk) => [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
  ]);
  return files.map((file) => `/${file}`);

  function want(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports.forEach((name) => want(chunks.find(({ fileName }) => fileName === name)));
    found.push(chunk);
  }
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`No file of the build has ${module}.`);
  return chunk;
}
