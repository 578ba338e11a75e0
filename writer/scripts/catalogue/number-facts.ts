import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SUBJECTS } from '../../src/subject/concepts/catalogue.ts';
import { readRetired } from '../../src/subject/concepts/retired.ts';

const folder = path.resolve(import.meta.dirname, '../../data/catalogue');

/**
 * Gives every fact without an id the next one, in its file. No id is given twice, so that an old
 * quiz never leads to another fact.
 *
 * @returns how many facts got one
 */
export async function numberFacts(): Promise<number> {
  const retiredFile = path.join(folder, 'retired.txt');
  const retired = await readFile(retiredFile, 'utf8');
  const { next: first } = readRetired(retired);
  let next = first;
  const giveId = (fact: string) => {
    if (/ #\d+$/.test(fact)) return fact;
    next += 1;
    return `${fact} #${next - 1}`;
  };
  for (const subject of SUBJECTS) {
    const file = path.join(folder, `${subject}.txt`);
    const text = await readFile(file, 'utf8');
    const lines = text.split('\n').map((line, at) => {
      const isMember = at > 0 && !/^[#?]/.test(line) && line.includes('|');
      if (!isMember) return line;
      const [names = '', ...facts] = line.split('|').map((part) => part.trim());
      return [names, ...facts.map(giveId)].join(' | ');
    });
    await writeFile(file, lines.join('\n'));
  }
  await writeFile(retiredFile, retired.replace(/^next\|\d+/, `next|${next}`));
  return next - first;
}
