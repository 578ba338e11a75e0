import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { chunkGroups } from './scripts/chunks.ts';
import { earlyFiles } from './scripts/early-files.ts';
import { leanPackages } from './scripts/lean-packages.ts';
import { splitAuth } from './scripts/split-auth.ts';

const root = import.meta.dirname;

const OF_ENTRY = /^assets\/(index|react|rolldown-runtime)-/;

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, root, ['VITE_', 'API_']);
  // index.html and the code read the same setting, so its default is set for both here.
  process.env['VITE_LOGO_URL'] = settings['VITE_LOGO_URL'] ?? '/logo.png';
  const api = settings['API_ORIGIN'] ?? 'http://127.0.0.1:5002';

  // Hosting's own: the API, and the project's configuration.
  const proxy = { '/api': api, '/__/firebase': api };

  return {
    root,
    plugins: [react(), stylesAfterSplash(), earlyFiles(), leanPage(), leanPackages(), splitAuth()],
    server: { proxy },
    preview: { proxy },
    build: {
      manifest: true,
      sourcemap: true,
      // Small pictures as files of their own: the content security policy need not allow data: addresses.
      assetsInlineLimit: 0,
      // A part need not ask again for what has begun to run with the page itself.
      modulePreload: {
        resolveDependencies: (_part, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !OF_ENTRY.test(file)),
      },
      rolldownOptions: {
        output: {
          // Short: the first files name most others, and what is random does not compress.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
  };
});

/** What is for readers of index.html alone is not sent: comments of whole lines, and indentation. */
function leanPage(): Plugin {
  return {
    name: 'lean-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/^\s*(\/\/.*|\/\*.*\*\/)$/gm, '').replace(/\n\s+/g, '\n'),
    },
  };
}

/** The splash has its style inline: it need not wait for the app's, which move behind it. */
function stylesAfterSplash(): Plugin {
  const link = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
  return {
    name: 'styles-after-splash',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(link, '').replace('</body>', `${html.match(link)?.join('') ?? ''}  </body>`),
    },
  };
}
