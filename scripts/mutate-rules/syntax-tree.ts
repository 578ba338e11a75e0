import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';

/** A piece of a rules file: `start` and `end` are offsets, line and column are one-based. */
export type SyntaxNode = {
  /** The grammar's name for it, such as `LogicalAndExpression`; `Token` for a single token. */
  kind: string;
  text: string;
  start: number;
  end: number;
  line: number;
  column: number;
  children: SyntaxNode[];
};

type Token = { start: number; stop: number; line: number; column: number };
type ParserNode = { start: Token; stop: Token; children?: (ParserNode | { symbol: Token })[] };

/** Parses a rules file with Google's own grammar; throws if it is not one. */
export function parseRulesFile(text: string): SyntaxNode {
  return toNode(parseForESLint(text).services['tree'] as ParserNode, text);
}

/** The node and everything in it, outermost first, each with its ancestors. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: SyntaxNode[]) => void,
  ancestors: SyntaxNode[] = [],
): void {
  visit(node, ancestors);
  for (const child of node.children) walk(child, visit, [...ancestors, node]);
}

function toNode(node: ParserNode | { symbol: Token }, text: string): SyntaxNode {
  const isToken = 'symbol' in node;
  const first = isToken ? node.symbol : node.start;
  const last = isToken ? node.symbol : node.stop;
  const end = last.stop + 1;
  return {
    kind: isToken ? 'Token' : node.constructor.name.replace(/Context$/, ''),
    text: text.slice(first.start, end),
    start: first.start,
    end,
    line: first.line,
    column: first.column + 1,
    children: isToken ? [] : (node.children ?? []).map((child) => toNode(child, text)),
  };
}
