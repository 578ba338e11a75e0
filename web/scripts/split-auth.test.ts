import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { splitModule } from './split-auth.ts';

const CODE = `
import { app } from 'app';
let count = 0;
const LIMIT = 3;
const UNUSED = 'nobody asks for it';
class Provider {}
Provider.ID = 'google';
function both() { return LIMIT; }
function signIn() { count += 1; return both() + app.count; }
function openWindow() { return new Provider(both()); }
register(app);
export { signIn as s, openWindow as o, UNUSED as u };
`;

function split(code: string, wanted: { first: string[]; second: string[] }) {
  const { first, later } = splitModule(code, parseAst(code), wanted);
  return { first, second: later('/auth.js') };
}

const parts = split(CODE, { first: ['signIn'], second: ['openWindow'] });

test('what the second file alone needs is in the second part, with what a class is given later', () => {
  expect(parts.second).toContain('function openWindow()');
  expect(parts.second).toContain("class Provider {}\nProvider.ID = 'google';");
  expect(parts.first).not.toMatch(/openWindow\(|Provider/);
});

test('what both need stays in the first part, which hands it to the second', () => {
  expect(parts.first).toContain('function both()');
  expect(parts.first).toContain('both as later_both');
  expect(parts.second).toContain('import { later_both as both } from "/auth.js";');
  expect(parts.second).not.toContain('function both()');
});

test('what nobody needs is left out, and what runs by itself runs once', () => {
  expect(parts.first + parts.second).not.toContain('nobody asks');
  expect(parts.first).toContain('register(app);');
  expect(parts.second).not.toContain('register(app);');
});

test('the first part exports all names of before, since the package passes them on', () => {
  expect(parts.first).toContain('signIn as s');
  expect(parts.first).toContain('moved as o');
  expect(parts.first).toContain('moved as u');
});

test('a variable that both would assign is an error of the build', () => {
  const code = `${CODE.replace('new Provider', 'count = 1, new Provider')}`;
  expect(() => split(code, { first: ['signIn'], second: ['openWindow'] })).toThrow(
    'cannot be split at count',
  );
});

test('a name that the module does not have is an error of the build', () => {
  expect(() => split(CODE, { first: ['signOut'], second: ['openWindow'] })).toThrow(
    'has no signOut',
  );
});
