import { editsOf } from './edits.ts';
import { parseRulesFile, walk, type SyntaxNode } from './syntax-tree.ts';

export type Mutant = {
  /** The whole file with one change. */
  text: string;
  /** One-based line of the change. */
  line: number;
  column: number;
  before: string;
  after: string;
  /** The literal names of the matches around it, outermost first: `['quizzes', 'private', 'key']`. */
  path: string[];
};

/** Makes every rules file that differs from this one in one condition, method, path or literal. */
export function makeMutants(original: string): Mutant[] {
  const mutants = new Map<string, Mutant>();
  walk(parseRulesFile(original), (node, ancestors) => {
    for (const { at, replacement } of editsOf[node.kind]?.(node, ancestors) ?? []) {
      const text = original.slice(0, at.start) + replacement + original.slice(at.end);
      const { line, column, text: before } = at;
      const path = literalNames([...ancestors, node]);
      // Two edits may have the same result, such as on the operand of an && that is a comparison.
      mutants.set(text, { text, line, column, before, after: replacement, path });
    }
  });
  return [...mutants.values()].filter(({ text }) => text !== original);
}

function literalNames(nodes: SyntaxNode[]): string[] {
  const [, ...matches] = nodes.filter(({ kind }) => kind === 'MatchRuleDeclaration');
  return matches.flatMap((match) =>
    (match.children.find(({ kind }) => kind === 'PathDecl')?.children ?? [])
      .filter(({ kind }) => kind === 'SimpleSegmemnt')
      .map(({ text }) => text.slice(1)),
  );
}
