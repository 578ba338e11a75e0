import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What a Content-Security-Policy must name to allow the inline scripts and styles of a page. */
export function inlineHashes(html: string) {
  return { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') };
}

function hashesOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  );
}

if (process.argv[1] === import.meta.filename) {
  const page = new URL('../dist/index.html', import.meta.url);
  console.log(JSON.stringify(inlineHashes(readFileSync(page, 'utf8')), null, 2));
}
