import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** A line that each rule of .oxlintrc.json must refuse, since a misspelt or lost rule allows all. */
const REFUSED = {
  'await-thenable': 'export async function wait() { await Promise.resolve(); await text; }',
  'no-array-delete': 'delete list[0];',
  'no-base-to-string': 'String(thing);',
  'no-duplicate-type-constituents': "export type Twice = 'a' | 'b' | 'a';",
  'no-floating-promises': 'promise.then(() => 1);',
  'no-for-in-array': 'for (const index in list) console.log(index);',
  'no-implied-eval': 'new Function(text);',
  'no-misused-promises': 'list.forEach(async (n) => { await promise; console.log(n); });',
  'no-redundant-type-constituents': 'export type Lost = unknown | string;',
  'no-unnecessary-type-assertion': 'text as string;',
  'no-unsafe-argument': 'list.push(anything);',
  'no-unsafe-assignment': 'export const copy = anything;',
  'no-unsafe-call': 'anything();',
  'no-unsafe-enum-comparison': 'fruit === 1;',
  'no-unsafe-member-access': 'anything.name;',
  'no-unsafe-return': 'export const give = () => anything;',
  'no-unsafe-unary-minus': '-thing;',
  'only-throw-error': "export function fail() { throw 'no'; }",
  'prefer-promise-reject-errors': "Promise.reject('no').catch(() => 1);",
  'require-await': 'export async function idle() { return 1; }',
  'restrict-plus-operands': 'text + thing;',
  'restrict-template-expressions': '`${thing}`;',
  'switch-exhaustiveness-check': "switch (union) { case 'a': break; }",
  'unbound-method': 'export const run = box.open;',
  TS2322: 'export const wrong: string = 1;',
};

const ALLOWED = {
  'a number in a template': '`${list.length}`;',
  'a promise that JSX is told to call':
    'export const attributes = { onClick: () => void promise };',
  'a promise that is meant to run by itself': 'void promise;',
};

const GIVEN = `
declare const anything: any;
declare const promise: Promise<number>;
declare const union: 'a' | 'b';
declare const list: number[];
declare const text: string;
declare const thing: { name: string };
enum Fruit { Apple = 1, Pear = 2 }
declare const fruit: Fruit;
class Box { value = 1; open() { return this.value; } }
declare const box: Box;
`;

type Report = { diagnostics: { code: string; labels: { span: { line: number } }[] }[] };

describe('the rules that need types', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'typed-rules-'));
  const lines = [...Object.values(REFUSED), ...Object.values(ALLOWED)];
  const before = GIVEN.split('\n').length - 1;
  let found: { rule: string; line: string | undefined }[];

  beforeAll(() => {
    writeFileSync(path.join(folder, 'planted.ts'), GIVEN + lines.join('\n'));
    const base = path.join(root, 'tsconfig.base.json');
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: base, compilerOptions: { types: [] } }),
    );
    const { diagnostics } = runOxlint(folder);
    found = diagnostics.map(({ code, labels }) => ({
      rule: /\(([\w-]+)\)/.exec(code)?.[1] ?? code,
      line: lines[(labels[0]?.span.line ?? 0) - before - 1],
    }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(Object.entries(REFUSED))('%s refuses %s', (rule, line) => {
    expect(found).toContainEqual({ rule, line });
  });

  test.each(Object.entries(ALLOWED))('%s is taken', (_, line) => {
    expect(found.filter((each) => each.line === line)).toEqual([]);
  });

  test('each rule of .oxlintrc.json has a line here', () => {
    const { rules } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
      rules: Record<string, unknown>;
    };
    const named = Object.keys(rules).map((rule) => rule.replace('typescript/', ''));
    expect(named.toSorted()).toEqual(
      Object.keys(REFUSED)
        .filter((rule) => !rule.startsWith('TS'))
        .toSorted(),
    );
  });
});

test('each source belongs to a tsconfig, without which its types are looked at loosely', () => {
  const known = new Set(
    ['tsconfig.json', 'web/tsconfig.json', 'tests/tsconfig.json'].flatMap((name) => {
      const file = path.join(root, name);
      const { config } = ts.readConfigFile(file, (read) => ts.sys.readFile(read)) as {
        config: unknown;
      };
      return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file)).fileNames;
    }),
  );
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', ':!*.d.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const strays = sources
    .trim()
    .split('\n')
    .filter((file) => !known.has(path.join(root, file)));
  expect(known.size).toBeGreaterThan(1000);
  expect(strays).toEqual([]);
});

function runOxlint(folder: string): Report {
  const { stdout } = spawnSync(
    'npx',
    ['oxlint', '--config', '.oxlintrc.json', '-f', 'json', folder],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return JSON.parse(stdout) as Report;
}
