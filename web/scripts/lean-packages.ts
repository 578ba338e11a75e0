import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** What two packages send to browsers although nobody uses it there is left out of the build. */
export function leanPackages(): Plugin[] {
  return [iconsFromTheirFiles(), leanIcons(), namelessIcons(), leanRouter()];
}

/**
 * Each icon is imported from its own file: through the one that has all of them, it could not be told which
 * page needs which icon.
 */
function iconsFromTheirFiles(): Plugin {
  const files = fileByIcon();
  return {
    name: 'icons-from-their-files',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        const direct = code.replace(
          /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g,
          (_, names: string) =>
            names
              .split(',')
              .map((name) => name.trim().split(/\s+as\s+/))
              .filter(([icon]) => icon)
              .map(([icon = '', local = icon]) => {
                const file = files.get(icon);
                if (!file) throw new Error(`lucide-react has no icon ${icon}.`);
                return `import ${local} from 'lucide-react/icons/${file}';`;
              })
              .join(' '),
        );
        return { code: direct, map: null };
      },
    },
  };
}

/** By each of its names, the file of an icon. */
function fileByIcon(): Map<string, string> {
  const all = path.resolve(path.dirname(resolve('lucide-react')), '../esm/lucide-react.mjs');
  const lines = readFileSync(all, 'utf8').matchAll(
    /^export \{ (.*) \} from '\.\/icons\/(.*)\.mjs';$/gm,
  );
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** The parts of an icon have keys of random letters, which do not compress; a number does as well. One look at `node` has no effect. */
function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/.*\/icons\// },
      handler(code) {
        let key = 0;
        const lean = code
          .replace(/(?<=key: ")\w+(?=")/g, () => String(key++))
          .replace('__iconData.node;', '');
        return { code: lean, map: null };
      },
    },
  };
}

/** Icons of its own come as data and need no name, which is for who looks at components while developing. */
function namelessIcons(): Plugin {
  return {
    name: 'nameless-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/.*\/createLucideIcon\./ },
      handler(code) {
        const lean = code
          .replace(/typeof iconDataOrName === "string" \? .* : (?=iconDataOrName;)/, '')
          .replace(/ {2}if \(iconData\.name\) \{[^}]*\}\n/, '');
        if (/toLucideIconData\(|toPascalCase\(/.test(lean))
          throw new Error('lucide-react makes its icons in another way now.');
        return { code: lean, map: null };
      },
    },
  };
}

/**
 * The router declares its parts in a way that makes a bundler keep all of them. Here those that nobody uses
 * go, such as its forms and its server side, and its warnings for developers.
 */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/development\/chunk-\w+\.mjs$/ },
      handler(code) {
        const lean = code
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(
            /(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm,
            '/* @__PURE__ */ ',
          );
        return { code: lean, map: null };
      },
    },
  };
}
