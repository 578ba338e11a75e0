import { expect, test } from 'vitest';
import { logUnhandledRejections } from './unhandled-rejections.ts';

test('a rejection that nobody handled is logged with its cause', () => {
  const logged: unknown[] = [];
  const log = () => undefined;
  const others = process.listeners('unhandledRejection');
  logUnhandledRejections({
    info: log,
    warn: log,
    error: (event, fields) => void logged.push([event, fields]),
  });
  const [listener] = process.listeners('unhandledRejection').filter((one) => !others.includes(one));
  const error = new Error('Nobody looked.');
  listener?.(error, Promise.resolve());
  expect(logged).toEqual([['process.unhandled-rejection', { error }]]);
  if (listener) process.off('unhandledRejection', listener);
});
