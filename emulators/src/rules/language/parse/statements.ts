import { RulesError } from '../error.ts';
import { parseExpression } from './expression.ts';
import { parseAllow, parsePattern } from './match.ts';
import type {
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesSyntax,
  Scope,
} from '../syntax.ts';
import type { TreeNode } from './tree.ts';
import { childOf, childrenOf, positionOf, rulesOf } from './tree.ts';

export function parseStatements(tree: TreeNode): RulesSyntax {
  const [unsupported] = childrenOf(tree, 'ImportStatement');
  if (unsupported) throw new RulesError('import is not supported', positionOf(unsupported));
  const statements = childrenOf(tree, 'RulesetStatement').flatMap(rulesOf);
  const version = versionOf(tree);
  const [service, second] = statements.filter((node) => childrenOf(node, 'ServiceId').length);
  if (!service) throw new RulesError('There is no service', positionOf(tree));
  if (second) throw new RulesError('Only one service is supported', positionOf(second));

  const global: Scope = { parent: null, functions: new Map(), depth: 0, wildcards: [] };
  const declared: FunctionDeclaration[] = [];
  const blocks: MatchBlock[] = [];
  for (const node of statements) if (node !== service) declare(node, global);
  const scope: Scope = { ...global, parent: global, functions: new Map() };
  walk(childrenOf(service, 'ServiceStatement').flatMap(rulesOf), scope, []);
  return { version, service: childOf(service, 'ServiceId').getText(), blocks, functions: declared };

  function walk(nodes: TreeNode[], around: Scope, outer: PatternSegment[]): void {
    for (const node of nodes) {
      if (childrenOf(node, 'FunctionSignature').length) declare(node, around);
      if (childrenOf(node, 'PathDecl').length) walkMatch(node, around, outer);
    }
  }

  function walkMatch(node: TreeNode, around: Scope, outer: PatternSegment[]): void {
    const own = parsePattern(childOf(node, 'PathDecl'), version);
    const pattern = [...outer, ...own];
    const wildcards = own.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const inside: Scope = {
      parent: around,
      functions: new Map(),
      depth: pattern.length,
      wildcards,
    };
    const statements = childrenOf(node, 'MatchStatement').flatMap(rulesOf);
    const allows = statements
      .filter((statement) => childrenOf(statement, 'OperationId').length)
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

function versionOf(tree: TreeNode): '1' | '2' {
  const [statement] = childrenOf(tree, 'VersionStatement');
  return statement?.getText().includes('2') ? '2' : '1';
}

function parseFunction(node: TreeNode, scope: Scope): FunctionDeclaration {
  const parameters = childrenOf(childOf(node, 'FunctionSignature'), 'ParamList').flatMap(rulesOf);
  const body = childOf(node, 'FunctionBody');
  return {
    name: childOf(node, 'LocalFunctionId').getText(),
    parameters: parameters.map((parameter) => parameter.getText()),
    bindings: childrenOf(body, 'BindingDeclaration').map((binding) => ({
      name: childOf(binding, 'LocalVariableId').getText(),
      value: parseExpression(lastOf(binding)),
      position: positionOf(binding),
    })),
    result: parseExpression(lastOf(childOf(body, 'ReturnStatement'))),
    position: positionOf(node),
    scope,
  };
}

function lastOf(node: TreeNode): TreeNode {
  const last = rulesOf(node).at(-1);
  if (!last) throw new RulesError('An expression is missing', positionOf(node));
  return last;
}
