import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a page with all pictures of the folder, those of one screen side by side. */
export async function writeContactSheet(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort();
  const screens = new Map<string, string[]>();
  for (const file of files) {
    const screen = file.replace(/-\d+-(light|dark|forced)\.png$/, '');
    screens.set(screen, [...(screens.get(screen) ?? []), file]);
  }
  const rows = [...screens].map(
    ([name, pictures]) =>
      `<h2>${name}</h2><div>${pictures.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`).join('')}</div>`,
  );
  const style =
    'body{font:15px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start}img{max-height:600px;max-width:40vw;border:1px solid #888}';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>${screens.size} screens, ${files.length} pictures</h1>${rows.join('\n')}</html>\n`;
  await writeFile(path.join(folder, 'index.html'), html);
}
