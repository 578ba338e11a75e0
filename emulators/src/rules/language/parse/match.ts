import { RulesError } from '../error.ts';
import { parseExpression } from './expression.ts';
import type { Allow, PatternSegment } from '../syntax.ts';
import type { TreeNode } from './tree.ts';
import { childOf, childrenOf, kindOf, positionOf, rulesOf } from './tree.ts';

const methodGroups: Record<string, string[]> = {
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

export function parseAllow(node: TreeNode): Allow {
  const methods = rulesOf(childOf(node, 'OperationId')).flatMap((id) => {
    const group = methodGroups[id.getText()];
    if (group) return group;
    throw new RulesError(`There is no method ${id.getText()}`, positionOf(id));
  });
  const [body] = childrenOf(node, 'PermissionBody');
  const [condition] = body ? rulesOf(body) : [];
  return {
    methods: new Set(methods),
    condition: condition ? parseExpression(condition) : null,
    position: positionOf(node),
  };
}

export function parsePattern(node: TreeNode, version: '1' | '2'): PatternSegment[] {
  const segments = rulesOf(node).filter((segment) => kindOf(segment) !== 'EmptySegment');
  const pattern = segments.map(parseSegment);
  const many = pattern.filter((segment) => segment.kind === 'many');
  if (many.length > 1) {
    throw new RulesError('A match may hold one recursive wildcard', positionOf(node));
  }
  if (version === '1' && many.length && pattern.at(-1)?.kind !== 'many') {
    const message = "Before rules_version '2' a recursive wildcard stands at the end";
    throw new RulesError(message, positionOf(node));
  }
  return pattern;
}

function parseSegment(node: TreeNode): PatternSegment {
  switch (kindOf(node)) {
    case 'SimpleSegmemnt':
      return { kind: 'literal', text: node.getText().slice(1) };
    case 'CaptureSegment':
      return { kind: 'one', name: nameIn(childOf(node, 'Capture')) };
    case 'GlobSegment':
      return { kind: 'many', name: nameIn(childOf(node, 'GlobCapture')) };
    default:
      throw new RulesError(`${node.getText()} is not supported in a match`, positionOf(node));
  }
}

function nameIn(capture: TreeNode): string {
  return childOf(capture, 'LocalVariableId').getText();
}
