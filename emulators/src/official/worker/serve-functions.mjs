/**
 * This is a worker of the Functions emulator. The worker of firebase-tools loads half of that
 * program before it serves its one function, which takes three times as long as loading our
 * functions. This one loads only them, and serves whichever function a request names.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { callWithEvent } from './call-with-event.mjs';
import { FUNCTION_HEADER, SIGNATURE_HEADER } from './function-header.mjs';

/** The largest body that Cloud Functions accept. */
const LARGEST_BODY = '32mb';

const require = createRequire(import.meta.url);
const express = createRequire(require.resolve('firebase-tools/package.json'))('express');
const functions = await import(pathToFileURL(require.resolve(process.cwd())).href);

const app = express();
app.enable('trust proxy');
for (const parse of [
  express.json(withRawBody()),
  express.text(withRawBody()),
  express.urlencoded(withRawBody({ extended: true })),
  express.raw(withRawBody({ type: '*/*' })),
])
  app.use(parse);
app.get('/__/health', (_request, response) => response.sendStatus(200));
app.use((request, response, next) => {
  const target = request.headers[FUNCTION_HEADER];
  const signature = request.headers[SIGNATURE_HEADER];
  delete request.headers[FUNCTION_HEADER];
  delete request.headers[SIGNATURE_HEADER];
  const serve = target?.split('.').reduce((part, name) => part?.[name], functions);
  if (!serve) throw new Error(`There is no function ${target}.`);
  const served =
    signature === 'http'
      ? Promise.resolve(serve(request, response))
      : callWithEvent(serve, signature, request).then(() => response.json({}));
  // Express reports a rejection and answers 500.
  served.catch(next);
});
app.listen(process.env.PORT);

/** Like the cloud's framework, this keeps the bytes of a body beside its parsed content. */
function withRawBody(options) {
  const verify = (request, _response, bytes) => {
    request.rawBody = bytes;
  };
  return { ...options, limit: LARGEST_BODY, verify };
}
