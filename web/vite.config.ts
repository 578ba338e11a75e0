import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

const root = import.meta.dirname;

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, root, ['VITE_', 'API_']);
  // index.html and the code read the same setting, so its default is set for both here.
  process.env['VITE_LOGO_URL'] = settings['VITE_LOGO_URL'] ?? '/logo.png';
  const api = settings['API_ORIGIN'] ?? 'http://127.0.0.1:5002';

  // Hosting's own: the API, and the project's configuration.
  const proxy = { '/api': api, '/__/firebase': api };

  return {
    root,
    plugins: [react(), stylesAfterSplash()],
    server: { proxy },
    preview: { proxy },
    build: {
      manifest: true,
      sourcemap: true,
      // Small pictures as files of their own: the content security policy need not allow data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
              },
              { name: 'firebase', test: /node_modules\/(@firebase|firebase|idb|tslib)\// },
              { name: 'query', test: /node_modules\/@tanstack\// },
              // What the sign-in page needs of the kit stays together, whoever else needs a part of it.
              {
                name: 'form',
                test: /\/components\/ui\/(button\/button|field\/(field|input))\.(module\.css|tsx)/,
              },
              // Dozens of files of 200 bytes would each cost as much again; the sign-in page has none.
              { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
              // What nearly every signed-in page is made of comes with the first of them.
              {
                name: 'kit',
                test: /\/(components\/(loaded|ui\/\w+\/(badge|card|choice-select|confirm-dialog|date-text|empty-state|not-available|nothing-found|progress-bar|search-field|select|skeleton|toughness-badge))|format\/keys-of|contract\/src\/(titles|time-limit))\./,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  };
});

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
