import { createHash, randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { pipeline } from 'node:stream/promises';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';

initializeApp();
const secret = defineSecret('FIXTURE_SECRET');
/** More than a machine has workers for functions that serve tasks. */
const FIVE = ['work', 'first', 'second', 'third', 'fourth'];
const file = () => getStorage().bucket().file('upload.bin');

/** Answers before the body has arrived, and disconnects. */
subscribe('http.server.request.start', ({ request, response, socket }) => {
  if (request.url !== '/api/refuse-early') return;
  response.on('finish', () => socket.destroy());
  response.writeHead(413, { 'Content-Type': 'application/json' }).end('{}');
});

const routes = {
  '/api/refuse-early': () => undefined,

  '/api/whoami': (_req, res) =>
    res.json({ pid: process.pid, setting: process.env.FIXTURE_SETTING, secret: secret.value() }),

  '/api/enqueue-five': async (_req, res) => {
    const id = randomUUID();
    for (const queue of FIVE)
      await getFunctions()
        .taskQueue(queue)
        .enqueue({ id: `${id}-${queue}` });
    res.json({ ids: FIVE.map((queue) => `${id}-${queue}`) });
  },

  '/api/increment': async (_req, res) => {
    const counter = getFirestore().doc('counters/one');
    const value = await getFirestore().runTransaction(async (transaction) => {
      const next = ((await transaction.get(counter)).get('value') ?? 0) + 1;
      transaction.set(counter, { value: next });
      return next;
    });
    console.log(`The counter is at ${value}`);
    res.json({ value });
  },

  '/api/verify': async (req, res) => {
    const token = req.get('authorization');
    const verify = (checkRevoked) =>
      getAuth()
        .verifyIdToken(token, checkRevoked)
        .then(
          () => 'accepted',
          ({ code }) => code,
        );
    res.json({ plain: await verify(), checked: await verify(true) });
  },

  '/api/upload': async (req, res) => {
    await pipeline([req.rawBody], file().createWriteStream({ resumable: false }));
    res.json({ sha256: createHash('sha256').update(req.rawBody).digest('hex') });
  },

  '/api/download': async (_req, res) => {
    res.setHeader('Content-Type', 'application/octet-stream');
    await pipeline(file().createReadStream(), res);
  },

  '/api/enqueue': async (_req, res) => {
    const id = randomUUID();
    await getFunctions().taskQueue('work').enqueue({ id });
    res.json({ id });
  },

  '/api/enqueue-for-later': async (_req, res) => {
    const id = randomUUID();
    const scheduleTime = new Date(Date.now() + 1500);
    await getFunctions().taskQueue('work').enqueue({ id }, { scheduleTime });
    res.json({ id, scheduled: scheduleTime.getTime() });
  },
};

export const api = onRequest({ secrets: [secret] }, (req, res) => routes[req.path](req, res));

const serveTask = (by) =>
  onTaskDispatched(async ({ data }) => {
    const times = FieldValue.increment(1);
    await getFirestore()
      .doc(`tasks/${data.id}`)
      .set({ isDone: true, at: Date.now(), times, by, pid: process.pid }, { merge: true });
  });

export const work = serveTask('work');
export const first = serveTask('first');
export const second = serveTask('second');
export const third = serveTask('third');
export const fourth = serveTask('fourth');

export * from './triggers.js';
