/**
 * Hosting decodes an address where nobody catches that it is no text, such as "/%E0%A4%A": it answers 500,
 * and "//%E0%A4%A" ends the whole suite. Like the cloud, this answers 400 before it looks.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const requireFromTools = createRequire(require.resolve('firebase-tools/package.json'));
const superstatic = requireFromTools('superstatic');

const { server } = superstatic;
superstatic.server = function serveReadableAddresses(spec) {
  return server(spec).use(refuseUnreadable);
};

function refuseUnreadable({ url }, response, next) {
  const [path] = url.split('?');
  if (isReadable(path)) return next();
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad Request');
}

function isReadable(path) {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
