type Block = { kind: 'heading' | 'paragraph'; text: string };
export type Source = { title: string; blocks: Block[] };

/** Reads a source: blocks between blank lines, `# ` for the title, `## ` for a heading. */
export function parseSource(text: string): Source {
  const [first = '', ...rest] = text.trim().split(/\n{2,}/);
  return {
    title: first.replace(/^# /, ''),
    blocks: rest.map((block) =>
      block.startsWith('## ')
        ? { kind: 'heading', text: block.slice(3) }
        : { kind: 'paragraph', text: block },
    ),
  };
}
