import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';
import type { Position } from '../error.ts';
import { RulesError } from '../error.ts';

/** The used parts of the nodes of Google's parser, which ANTLR generates. */
export type TreeNode = {
  children?: TreeNode[] | null;
  /** The first token of a rule's node. */
  start?: Token;
  /** The token of a leaf. */
  symbol?: Token;
  getText(): string;
};
type Token = { line: number; column: number };

export function parseTree(text: string, fileName: string): TreeNode {
  try {
    return parseForESLint(text).services['tree'] as TreeNode;
  } catch (error) {
    const { message, lineNumber, column } = error as Error & Partial<SyntaxPlace>;
    throw new RulesError(message, { line: lineNumber ?? 1, column: column ?? 1 }, fileName);
  }
}
type SyntaxPlace = { lineNumber: number; column: number };

/** The grammar's name of a node: `AdditiveExpression`, `MatchRuleDeclaration`. */
export function readKind(node: TreeNode): string {
  return node.constructor.name.replace(/Context$/, '');
}

export function findChildren(node: TreeNode, kind: string): TreeNode[] {
  return (node.children ?? []).filter((child) => readKind(child) === kind);
}

/** All children that are rules, without punctuation and keywords. */
export function listRules(node: TreeNode): TreeNode[] {
  return (node.children ?? []).filter((child) => !child.symbol);
}

/** The texts of direct children that are tokens: punctuation, keywords, operators. */
export function listTokens(node: TreeNode): string[] {
  return (node.children ?? []).filter((child) => child.symbol).map((child) => child.getText());
}

export function findChild(node: TreeNode, kind: string): TreeNode {
  const [child] = findChildren(node, kind);
  if (!child) throw new RulesError(`${readKind(node)} without ${kind}`, readPosition(node));
  return child;
}

export function readPosition(node: TreeNode): Position {
  const token = node.start ?? node.symbol;
  return { line: token?.line ?? 1, column: (token?.column ?? 0) + 1 };
}
