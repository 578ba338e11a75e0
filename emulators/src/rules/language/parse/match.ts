import { RulesError } from '../error.ts';
import type { Allow, PatternSegment } from '../syntax.ts';
import { parseExpression } from './expression.ts';
import type { TreeNode } from './tree.ts';
import { findChild, findChildren, readKind, readPosition, listRules } from './tree.ts';

const METHOD_GROUPS: Record<string, string[]> = {
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

export function parseAllow(node: TreeNode): Allow {
  const methods = listRules(findChild(node, 'OperationId')).flatMap((id) => {
    const group = METHOD_GROUPS[id.getText()];
    if (group) return group;
    throw new RulesError(`There is no method ${id.getText()}`, readPosition(id));
  });
  const [body] = findChildren(node, 'PermissionBody');
  const [condition] = body ? listRules(body) : [];
  return {
    methods: new Set(methods),
    condition: condition ? parseExpression(condition) : null,
    position: readPosition(node),
  };
}

export function parsePattern(node: TreeNode, version: '1' | '2'): PatternSegment[] {
  const segments = listRules(node).filter((segment) => readKind(segment) !== 'EmptySegment');
  const pattern = segments.map(parseSegment);
  const many = pattern.filter((segment) => segment.kind === 'many');
  if (many.length > 1) {
    throw new RulesError('A match may hold one recursive wildcard', readPosition(node));
  }
  if (version === '1' && many.length && pattern.at(-1)?.kind !== 'many') {
    const message = "Before rules_version '2' a recursive wildcard stands at the end";
    throw new RulesError(message, readPosition(node));
  }
  return pattern;
}

function parseSegment(node: TreeNode): PatternSegment {
  switch (readKind(node)) {
    case 'SimpleSegmemnt':
      return { kind: 'literal', text: node.getText().slice(1) };
    case 'CaptureSegment':
      return { kind: 'one', name: readName(findChild(node, 'Capture')) };
    case 'GlobSegment':
      return { kind: 'many', name: readName(findChild(node, 'GlobCapture')) };
    default:
      throw new RulesError(`${node.getText()} is not supported in a match`, readPosition(node));
  }
}

function readName(capture: TreeNode): string {
  return findChild(capture, 'LocalVariableId').getText();
}
