import type { Section } from './section.ts';

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  details { border: 1px solid #8888; border-radius: .5rem; margin: .5rem 0; padding: .5rem 1rem; }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: 0; }
  dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
  ol { margin: 0; padding-inline-start: 1.5rem; }
`;

/** Nothing in what people have written can run or load anything, wherever the page is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A page to read, of the same sections as the data, piece by piece. */
export async function* writePage(
  sections: readonly Section[],
  madeAt: Date,
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Study Assistant: kept data</title>
<style>${STYLE}</style>
</head>
<body>
<h1>What Study Assistant keeps about this account</h1>
<p>Made at ${madeAt.toISOString()}. The same is in the folder <code>data</code>, for programs.</p>
`;
  for (const { title, note, records } of sections) {
    yield `<h2>${escapeText(title)}</h2>\n`;
    if (note) yield `<p>${escapeText(note)}</p>\n`;
    let count = 0;
    for await (const { heading, ...record } of records()) {
      count += 1;
      const summary = typeof heading === 'string' && heading !== '' ? heading : `${count}`;
      yield `<details><summary>${toText(summary)}</summary>${toHtml(record)}</details>\n`;
    }
    if (count === 0) yield '<p>Nothing.</p>\n';
  }
  yield '</body>\n</html>\n';
}

function toHtml(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) {
    const items = value.map((one) => `<li>${toHtml(one)}</li>`).join('');
    return value.length === 0 ? '–' : `<ol>${items}</ol>`;
  }
  if (typeof value === 'object') {
    const rows = Object.entries(value).map(
      ([name, one]) => `<dt>${toText(toWords(name))}</dt><dd>${toHtml(one)}</dd>`,
    );
    return rows.length === 0 ? '–' : `<dl>${rows.join('')}</dl>`;
  }
  return toText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Each text in its own direction, so that a name cannot turn round what stands beside it. */
function toText(text: string): string {
  return `<bdi dir="auto">${escapeText(text)}</bdi>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** "completedAt" as "Completed at". */
function toWords(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
