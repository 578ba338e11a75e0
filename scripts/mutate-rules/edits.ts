import { walk, type SyntaxNode } from './syntax-tree.ts';

/** A piece of the file and its replacement in the mutant. */
export type Edit = { at: SyntaxNode; replacement: string };

/** The ways to get each kind of node wrong. A kind that is not listed has no mutants of its own. */
export const editsOf: Record<string, (node: SyntaxNode, ancestors: SyntaxNode[]) => Edit[]> = {
  PermissionDeclaration: (node) => [...alwaysAllow(node), ...widenMethods(node)],
  ReturnStatement: (node) => replace(node.children[1], 'true'),
  LogicalAndExpression: (node) => operandsOf(node).flatMap((operand) => replace(operand, 'true')),
  LogicalOrExpression: (node) => operandsOf(node).flatMap((operand) => replace(operand, 'false')),
  NotExpression: (node) => replace(node.children[0], ''),
  EqualityExpression: (node, ancestors) => [
    ...weakenComparison(node),
    ...compareOthers(node, ancestors),
  ],
  RelationalExpression: weakenComparison,
  ExprInExpression: (node) => replace(node, 'true'),
  ExprIsTypeIdExpression: (node) => replace(node, 'true'),
  TernaryExpression: (node) =>
    ['true', 'false'].flatMap((value) => replace(node.children[0], value)),
  Literal: changeLiteral,
  MemberLookupSimpleExpression: confuseField,
  MatchRuleDeclaration: widenPath,
};

const otherOperator: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};

function replace(at: SyntaxNode | undefined, replacement: string): Edit[] {
  return at ? [{ at, replacement }] : [];
}

/** The grammar nests `a && b && c`, but each operand comes up only once. */
function operandsOf(node: SyntaxNode): SyntaxNode[] {
  return node.children.filter(({ kind }) => kind !== 'Token' && kind !== node.kind);
}

function weakenComparison(node: SyntaxNode): Edit[] {
  const operator = node.children.find(({ kind }) => kind === 'Token');
  const other = operator && otherOperator[operator.text];
  return [...replace(node, 'true'), ...(other ? replace(operator, other) : [])];
}

/** Replaces the right side by the left one, and a name from the path by the first school's id. */
function compareOthers(node: SyntaxNode, ancestors: SyntaxNode[]): Edit[] {
  const [left, right] = operandsOf(node);
  if (!left || !right) return [];
  const paths = ancestors.flatMap(({ children }) =>
    children.filter(({ kind }) => kind === 'PathDecl'),
  );
  const isNamed = paths.some(({ text }) => text.includes(`{${right.text}}`));
  return [...replace(right, left.text), ...(isNamed ? replace(right, "'main'") : [])];
}

/** Another field that the file reads from the same object: one claim instead of another. */
function confuseField(lookup: SyntaxNode, ancestors: SyntaxNode[]): Edit[] {
  const [object, , field] = lookup.children;
  const [file] = ancestors;
  // In `request.auth.uid`, `request.auth` only leads to a field.
  if (!file || !object || !field || ancestors.at(-1)?.kind === lookup.kind) return [];
  const fields = new Set<string>();
  walk(file, ({ kind, children: [from, , name] }, around) => {
    const isRead = kind === lookup.kind && around.at(-1)?.kind !== kind;
    if (isRead && from?.text === object.text && name) fields.add(name.text);
  });
  fields.delete(field.text);
  return [...fields].flatMap((other) => replace(field, other));
}

function changeLiteral(node: SyntaxNode): Edit[] {
  if (/^\d+$/.test(node.text)) return replace(node, String(Number(node.text) + 1));
  if (/^['"]/.test(node.text)) return replace(node, `${node.text.slice(0, -1)}-${node.text[0]}`);
  if (node.text === 'true') return replace(node, 'false');
  if (node.text === 'false') return replace(node, 'true');
  return [];
}

function alwaysAllow(permission: SyntaxNode): Edit[] {
  const body = permission.children.find(({ kind }) => kind === 'PermissionBody');
  return body ? replace(body.children.at(-1), 'true') : [];
}

/**
 * Widens one method of a family to all of it, and reading to writing. If nothing may be stored yet
 * (`resource == null`), an update or a delete cannot pass, so no test could tell.
 */
function widenMethods(permission: SyntaxNode): Edit[] {
  const list = permission.children.find(({ kind }) => kind === 'OperationId');
  if (!list) return [];
  const methods = new Set(list.text.split(/\s*,\s*/));
  const reads = ['get', 'list', 'read'].filter((method) => methods.has(method));
  const writes = ['create', 'update', 'delete', 'write'].filter((method) => methods.has(method));
  const isPartOfReads = reads.length === 1 && reads[0] !== 'read';
  const isPartOfWrites = writes.length > 0 && writes[0] !== 'write';
  const isForNewOnly = /\bresource == null\b/.test(permission.text);
  return [
    ...(isPartOfReads ? replace(list, [...writes, 'read'].join(', ')) : []),
    ...(isPartOfWrites && !isForNewOnly ? replace(list, [...reads, 'write'].join(', ')) : []),
    ...(writes.length === 0 ? replace(list, [...reads, 'write'].join(', ')) : []),
  ];
}

/** The outermost match of a service names the only database or bucket. */
function widenPath(match: SyntaxNode, ancestors: SyntaxNode[]): Edit[] {
  if (!ancestors.some(({ kind }) => kind === match.kind)) return [];
  const path = match.children.find(({ kind }) => kind === 'PathDecl');
  return (path?.children ?? []).flatMap((segment) =>
    segment.kind === 'CaptureSegment'
      ? replace(segment, segment.text.replace('}', '=**}'))
      : segment.kind === 'SimpleSegmemnt'
        ? replace(segment, '/{any}')
        : [],
  );
}
