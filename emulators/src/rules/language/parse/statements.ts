import { RulesError } from '../error.ts';
import type {
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesSyntax,
  Scope,
} from '../syntax.ts';
import { parseExpression } from './expression.ts';
import { parseAllow, parsePattern } from './match.ts';
import type { TreeNode } from './tree.ts';
import { findChild, findChildren, readPosition, listRules } from './tree.ts';

export function parseStatements(tree: TreeNode): RulesSyntax {
  const [unsupported] = findChildren(tree, 'ImportStatement');
  if (unsupported) throw new RulesError('import is not supported', readPosition(unsupported));
  const statements = findChildren(tree, 'RulesetStatement').flatMap(listRules);
  const version = readVersion(tree);
  const [service, second] = statements.filter((node) => findChildren(node, 'ServiceId').length);
  if (!service) throw new RulesError('There is no service', readPosition(tree));
  if (second) throw new RulesError('Only one service is supported', readPosition(second));

  const global: Scope = { parent: null, functions: new Map(), depth: 0, wildcards: [] };
  const declared: FunctionDeclaration[] = [];
  const blocks: MatchBlock[] = [];
  for (const node of statements) if (node !== service) declare(node, global);
  const scope: Scope = { ...global, parent: global, functions: new Map() };
  walk(findChildren(service, 'ServiceStatement').flatMap(listRules), scope, []);
  return {
    version,
    service: findChild(service, 'ServiceId').getText(),
    blocks,
    functions: declared,
  };

  function walk(nodes: TreeNode[], around: Scope, outer: PatternSegment[]): void {
    for (const node of nodes) {
      if (findChildren(node, 'FunctionSignature').length) declare(node, around);
      if (findChildren(node, 'PathDecl').length) walkMatch(node, around, outer);
    }
  }

  function walkMatch(node: TreeNode, around: Scope, outer: PatternSegment[]): void {
    const own = parsePattern(findChild(node, 'PathDecl'), version);
    const pattern = [...outer, ...own];
    const wildcards = own.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const inside: Scope = {
      parent: around,
      functions: new Map(),
      depth: pattern.length,
      wildcards,
    };
    const statements = findChildren(node, 'MatchStatement').flatMap(listRules);
    const allows = statements
      .filter((statement) => findChildren(statement, 'OperationId').length)
      .map(parseAllow);
    if (allows.length) blocks.push({ pattern, allows, scope: inside });
    walk(statements, inside, pattern);
  }

  function declare(node: TreeNode, inScope: Scope): void {
    const declaration = parseFunction(node, inScope);
    if (inScope.functions.has(declaration.name)) {
      throw new RulesError(`${declaration.name} is declared twice`, declaration.position);
    }
    inScope.functions.set(declaration.name, declaration);
    declared.push(declaration);
  }
}

function readVersion(tree: TreeNode): '1' | '2' {
  const [statement] = findChildren(tree, 'VersionStatement');
  return statement?.getText().includes('2') ? '2' : '1';
}

function parseFunction(node: TreeNode, scope: Scope): FunctionDeclaration {
  const parameters = findChildren(findChild(node, 'FunctionSignature'), 'ParamList').flatMap(
    listRules,
  );
  const body = findChild(node, 'FunctionBody');
  return {
    name: findChild(node, 'LocalFunctionId').getText(),
    parameters: parameters.map((parameter) => parameter.getText()),
    bindings: findChildren(body, 'BindingDeclaration').map((binding) => ({
      name: findChild(binding, 'LocalVariableId').getText(),
      value: parseExpression(takeLast(binding)),
      position: readPosition(binding),
    })),
    result: parseExpression(takeLast(findChild(body, 'ReturnStatement'))),
    position: readPosition(node),
    scope,
  };
}

function takeLast(node: TreeNode): TreeNode {
  const last = listRules(node).at(-1);
  if (!last) throw new RulesError('An expression is missing', readPosition(node));
  return last;
}
