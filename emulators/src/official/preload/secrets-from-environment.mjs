/** A function's secrets come from the environment; the cloud's Secret Manager is never asked. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const secretManager = require('firebase-tools/lib/gcp/secretManager.js');

secretManager.accessSecretVersion = (_project, name) => Promise.resolve(process.env[name] ?? '');
