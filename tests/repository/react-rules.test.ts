import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** A component that each rule of React must refuse, on one line; a misspelt or lost rule allows all. */
const REFUSED: Record<string, string> = {
  'rules-of-hooks': 'export function A({ on }: On) { if (on) useState(0); return null; }',
  'exhaustive-deps':
    'export function B({ n }: N) { useEffect(() => console.log(n), []); return null; }',
  'static-components': 'export function C() { const In = () => <p />; return <In />; }',
  'use-memo': 'export function D() { return <p>{String(useMemo(async () => 1, []))}</p>; }',
  'incompatible-library':
    "export function E() { const { watch } = useForm(); return <p>{watch('x')}</p>; }",
  immutability:
    'export function F() { const [kept] = useState({ n: 1 }); kept.n = 2; return <p>{kept.n}</p>; }',
  globals: 'export function G() { counter += 1; return <p>{counter}</p>; }',
  refs: 'export function H() { const ref = useRef(0); return <p>{ref.current}</p>; }',
  'set-state-in-effect':
    'export function I({ n }: N) { const [m, setM] = useState(0); useEffect(() => setM(n), [n]); return <p>{m}</p>; }',
  'error-boundaries': 'export function J() { try { return <p />; } catch { return null; } }',
  purity: 'export function K() { return <p>{Date.now()}</p>; }',
  'set-state-in-render':
    'export function L() { const [n, setN] = useState(0); setN(1); return <p>{n}</p>; }',
  'unsupported-syntax': 'export function M({ code }: Code) { return <p>{eval(code)}</p>; }',
};

/** Nothing was found that this rule refuses, neither of ESLint nor of oxlint, and others do not. */
const UNPROVEN = ['preserve-manual-memoization'];

const ALLOWED = {
  'a time that is read once':
    'export function N() { const [at] = useState(() => Date.now()); return <p>{at}</p>; }',
  'a time that is read by a click':
    'export function O() { return <button onClick={() => console.log(Date.now())} />; }',
};

const GIVEN = `
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
type On = { on: boolean };
type N = { n: number };
type Code = { code: string };
let counter = 0;
`;

type Report = { diagnostics: { code: string; labels: { span: { line: number } }[] }[] };

describe('the rules of React', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-rules-'));
  const lines = [...Object.values(REFUSED), ...Object.values(ALLOWED)];
  const before = GIVEN.split('\n').length - 1;
  let found: { rule: string | undefined; line: string | undefined }[];

  beforeAll(() => {
    writeFileSync(path.join(folder, 'planted.tsx'), GIVEN + lines.join('\n'));
    const args = ['oxlint', '--config', '.oxlintrc.json', '-f', 'json', folder];
    const { stdout } = spawnSync('npx', args, { cwd: root, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    found = diagnostics
      .map(({ code, labels }) => ({
        rule: /^react(?:-hooks)?\(([\w-]+)\)/.exec(code)?.[1],
        line: lines[(labels[0]?.span.line ?? 0) - before - 1],
      }))
      .filter(({ rule }) => rule !== undefined);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(Object.entries(REFUSED))('%s refuses %s', (rule, line) => {
    expect(found).toContainEqual({ rule, line });
  });

  test.each(Object.entries(ALLOWED))('%s is taken', (_, line) => {
    expect(found.filter((each) => each.line === line)).toEqual([]);
  });

  test('each of them has a line here, and is asked of every component and hook', () => {
    const { overrides } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
      overrides: { files: string[]; rules: Record<string, string> }[];
    };
    const [ofReact] = overrides;
    expect(ofReact?.files).toEqual(['**/*.tsx', 'web/src/**/*.ts']);
    const named = Object.entries(ofReact?.rules ?? {}).sort();
    expect(named).toEqual(
      [...Object.keys(REFUSED), ...UNPROVEN].map((rule) => [`react/${rule}`, 'error']).sort(),
    );
  });
});
