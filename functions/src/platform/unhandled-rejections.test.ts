import { expect, test } from 'vitest';
import { logUnhandledRejections } from './unhandled-rejections.ts';

test('a rejection that nobody handled is logged with its cause', () => {
  const logged: unknown[] = [];
  const log = () => undefined;
  const others = process.listeners('unhandledRejection');
  logUnhandledRejections({
    info: log,
    warn: log,
    error: (message, fields) => void logged.push([message, fields]),
  });
  const [listener] = process.listeners('unhandledRejection').filter((one) => !others.includes(one));
  const error = new Error('Nobody looked.');
  listener?.(error, Promise.resolve());
  expect(logged).toEqual([['unhandled-rejection', { event: 'unhandled-rejection', error }]]);
  if (listener) process.off('unhandledRejection', listener);
});
