/**
 * The Auth emulator's own pages for signing in with Google and others load scripts and styles from the
 * internet, and always say that an address is verified. These need no network, and let one choose.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const handlers = require('firebase-tools/lib/emulator/auth/handlers.js');

const readPage = (name) =>
  readFileSync(new URL(`../../auth/pages/${name}`, import.meta.url), 'utf8');

const { registerHandlers } = handlers;
handlers.registerHandlers = function registerOwnPages(app, getProjectState) {
  app.get('/emulator/auth/gapi.js', (_request, response) =>
    response.type('js').send(readPage('gapi.js')),
  );
  app.get('/emulator/auth/iframe', (_request, response) =>
    response.type('html').send(readPage('iframe.html')),
  );
  app.get('/emulator/auth/handler', ({ query }, response, next) => {
    const { apiKey, providerId, tid } = query;
    if (!apiKey || !providerId) return next();
    const known = getProjectState(apiKey, tid).listProviderInfosByProviderId(providerId);
    const accounts = known.map(({ rawId, email, displayName }) => ({ rawId, email, displayName }));
    const json = JSON.stringify(accounts).replaceAll('<', '\\u003c');
    response.type('html').send(readPage('sign-in.html').replace('[/* accounts */]', () => json));
  });
  registerHandlers(app, getProjectState);
};
