import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../scripts/product.ts';
import { describeSpeed } from '../processes/measure-speed.ts';
import type { Part } from './part.ts';
import type { Results } from './results-file.ts';
import { toMarkdown } from './table.ts';

export const PAGE_FILE = path.join(root, 'docs/performance.md');

/** The page with the figures of these results, formatted like every file of the repository. */
export async function renderPage(
  page: string,
  parts: Record<string, Part>,
  results: Results,
): Promise<string> {
  const config = await resolveConfig(PAGE_FILE);
  return format(fillPage(page, parts, results), { ...config, parser: 'markdown' });
}

/**
 * Puts the figures of each part between its marks, `<!-- name -->` and `<!-- /name -->`; people
 * write the text around them.
 */
export function fillPage(page: string, parts: Record<string, Part>, results: Results): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for "${name}".`);
    const content = describe(name, part, results);
    return `${text.slice(0, from + open.length)}\n\n${content}\n\n${text.slice(to)}`;
  }, page);
}

function describe(name: string, part: Part, { parts }: Results): string {
  const result = parts[name];
  if (!result) return `Not measured yet: \`npm run bench -- ${name}\`.`;
  const setting = `${result.date.slice(0, 10)}, ${result.machine}, Node ${result.node}`;
  const measured = `Measured ${setting}, version ${result.version}, in ${result.seconds} s.`;
  const speed = result.speeds ? [describeSpeed(result.speeds)] : [];
  return [measured, ...speed, ...part.tables(result.figures).map(toMarkdown)].join('\n\n');
}
