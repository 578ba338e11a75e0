import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const AUTH = /@firebase\/auth\/dist\/esm\/index-[\w-]+\.js$/;
const LATER = '?later';
const folder = path.resolve(import.meta.dirname, '../src/lib/auth');
/** What every visit needs, and what comes when somebody signs in by another provider, or with a second step. */
const FIRST = path.join(folder, 'firebase.ts');
const SECOND = ['firebase-providers.ts', 'firebase-account.ts'].map((name) =>
  path.join(folder, name),
);

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Statement = Program['body'][number];
type Part = {
  text: string;
  names: string[];
  /** The class that it gives a property; it goes where the class goes. */
  of: string | null;
  uses: Set<string>;
  assigns: Set<string>;
};

/**
 * Firebase Authentication is one module, and a module is in one file: all pages would wait for what only
 * who signs in by another provider needs. In the build it is two: the functions that `firebase-providers.ts`
 * and `firebase-account.ts` import, with what they alone need, and all others.
 */
export function splitAuth(): Plugin {
  let later: string | null = null;
  return {
    name: 'split-auth',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'firebase/auth' || importer === undefined || !SECOND.includes(importer))
        return null;
      const whole = await this.resolve('@firebase/auth', importer);
      const index = whole && (await this.load({ id: whole.id }));
      const file = index?.importedIds.find((id) => AUTH.test(id));
      if (!file) throw new Error('Firebase Authentication is built in another way than it was.');
      await this.load({ id: file });
      return `${file}${LATER}`;
    },
    load(id) {
      return id.endsWith(LATER) ? later : null;
    },
    transform(code, id) {
      if (!AUTH.test(id)) return null;
      const split = splitModule(code, this.parse(code), {
        first: importsOf(FIRST),
        second: SECOND.flatMap(importsOf),
      });
      later = split.later(id);
      return { code: split.first, map: null };
    },
  };
}

/**
 * Splits a module by what two others import of it. What neither reaches is left out.
 *
 * @returns the first part, and the second one, which imports from the first by its id
 * @throws Error when the second part would assign a variable of the first, which an import cannot
 */
export function splitModule(
  code: string,
  program: Program,
  { first: kept, second: wanted }: { first: readonly string[]; second: readonly string[] },
) {
  const parts: Part[] = [];
  const imports: string[] = [];
  const exported = new Map<string, string>();
  for (const statement of program.body) {
    const text = code.slice(statement.start, statement.end);
    if (statement.type === 'ImportDeclaration') imports.push(text);
    else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported: as } of statement.specifiers) {
        exported.set(nameOf(local), nameOf(as));
      }
    } else parts.push(readPart(statement, text));
  }
  const owners = new Map(parts.flatMap((part) => part.names.map((name) => [name, part] as const)));
  const nameless = parts.filter(({ names, of }) => names.length === 0 && of === null);
  const first = reach([...nameless, ...kept.map(partOf)]);
  const second = [...reach(wanted.map(partOf))].filter((part) => !first.has(part));
  const isSecond = new Set(second);
  const own = new Set(second.flatMap(({ names }) => names));
  const needed = new Set(
    [...second.flatMap(({ uses }) => [...uses]), ...wanted].filter(
      (name) => owners.has(name) && !own.has(name),
    ),
  );
  const crossing = second.flatMap(({ assigns }) => [...assigns]).find((name) => needed.has(name));
  if (crossing) throw new Error(`Firebase Authentication cannot be split at ${crossing}.`);
  // The package names all of it, also what has moved, and what neither of our files imports and is left out.
  const isFirst = (name: string) => first.has(partOf(name));
  const exports = [...exported].map(([name, as]) => `${isFirst(name) ? name : 'moved'} as ${as}`);
  const handed = [...needed].map((name) => `${name} as later_${name}`);
  const taken = [...needed].map((name) => `later_${name} as ${name}`);
  const textOf = (which: (part: Part) => boolean) => parts.filter(which).map(({ text }) => text);
  return {
    first: [
      ...imports,
      ...textOf((part) => first.has(part)),
      'const moved = undefined;',
      `export { ${[...exports, ...handed].join(', ')} };`,
    ].join('\n'),
    later: (id: string) =>
      [
        ...imports,
        `import { ${taken.join(', ')} } from ${JSON.stringify(id)};`,
        ...textOf((part) => isSecond.has(part)),
        `export { ${wanted.join(', ')} };`,
      ].join('\n'),
  };

  function partOf(name: string): Part {
    const part = owners.get(name);
    if (!part) throw new Error(`Firebase Authentication has no ${name}.`);
    return part;
  }

  function reach(roots: readonly Part[]): Set<Part> {
    const found = new Set<Part>();
    const waiting = [...roots];
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      if (found.has(part)) continue;
      found.add(part);
      waiting.push(...part.names.flatMap((name) => parts.filter(({ of }) => of === name)));
      for (const name of part.uses) {
        const owner = owners.get(name);
        if (owner) waiting.push(owner);
      }
    }
    return found;
  }
}

/** What one of our files imports of Firebase Authentication. */
function importsOf(file: string): string[] {
  const [, list = ''] =
    /import \{([^}]*)\} from 'firebase\/auth'/.exec(readFileSync(file, 'utf8')) ?? [];
  return list
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** As in `GoogleAuthProvider.PROVIDER_ID = …`. */
function ownerOf(text: string): string | null {
  return /^([A-Z]\w+)\.\w+ = /.exec(text)?.[1] ?? null;
}

/** A statement of the module itself: what it declares, names and assigns. */
function readPart(statement: Statement, text: string): Part {
  const part: Part = { text, names: [], of: ownerOf(text), uses: new Set(), assigns: new Set() };
  if (statement.type === 'VariableDeclaration') {
    for (const { id } of statement.declarations)
      if (id.type === 'Identifier') part.names.push(id.name);
  } else if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    if (statement.id) part.names.push(statement.id.name);
  }
  visit(statement);
  return part;

  /** The name of a property is no use of what is called so. */
  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, name, left, argument, key, property, computed } = node as Record<string, unknown>;
    if (type === 'Identifier' && typeof name === 'string') part.uses.add(name);
    const target =
      type === 'AssignmentExpression' ? left : type === 'UpdateExpression' ? argument : null;
    const assigned = (target as { name?: unknown } | null)?.name;
    if (typeof assigned === 'string') part.assigns.add(assigned);
    const skipped = computed === false ? [key, property] : [];
    for (const child of Object.values(node)) if (!skipped.includes(child)) visit(child);
  }
}

function nameOf(node: { type: string }): string {
  return 'name' in node ? String(node.name) : '';
}
