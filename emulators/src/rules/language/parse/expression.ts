import { RulesError } from '../error.ts';
import { parseLiteral } from './literal.ts';
import type { BinaryOperator, Expression } from '../syntax.ts';
import type { TreeNode } from './tree.ts';
import { childOf, childrenOf, kindOf, positionOf, rulesOf, tokensOf } from './tree.ts';

export function parseExpression(node: TreeNode): Expression {
  const position = positionOf(node);
  switch (kindOf(node)) {
    case 'PrimaryExpression':
    case 'ParenSimpleExpression':
      return parseExpression(only(node));
    case 'LiteralExpression':
      return { kind: 'literal', value: parseLiteral(node), position };
    case 'VariableSimpleExpression':
      return { kind: 'variable', name: node.getText(), position };
    case 'ListSimpleExpression':
      return { kind: 'list', items: argumentsOf(node), position };
    case 'MapSimpleExpression':
      return { kind: 'map', entries: entriesOf(node), position };
    case 'PathSimpleExpression':
      return { kind: 'path', segments: segmentsOf(node), position };
    case 'MemberLookupSimpleExpression': {
      const [object, name] = pair(node);
      return { kind: 'member', object: parseExpression(object), name: name.getText(), position };
    }
    case 'ListLookupSimpleExpression':
      return parseLookup(node);
    case 'FunctionCallSimpleExpression': {
      const name = childOf(node, 'LocalFunctionId').getText();
      return { kind: 'call', name, args: argumentsOf(node), position };
    }
    case 'IdMemberFunctionCallSimpleExpression':
    case 'MemberFunctionCallSimpleExpression':
      return parseMethodCall(node);
    case 'NotExpression':
      return { kind: 'not', operand: parseExpression(only(node)), position };
    case 'UnaryAdditiveExpression':
      return { kind: 'negate', operand: parseExpression(only(node)), position };
    case 'ExprIsTypeIdExpression': {
      const [operand, type] = pair(node);
      return { kind: 'is', operand: parseExpression(operand), type: type.getText(), position };
    }
    case 'LogicalAndExpression':
      return { kind: 'and', ...sidesOf(node), position };
    case 'LogicalOrExpression':
      return { kind: 'or', ...sidesOf(node), position };
    case 'TernaryExpression':
      return parseTernary(node);
    case 'MultiplicativeExpression':
    case 'AdditiveExpression':
    case 'RelationalExpression':
    case 'EqualityExpression':
    case 'ExprInExpression':
      return {
        kind: 'binary',
        op: tokensOf(node)[0] as BinaryOperator,
        ...sidesOf(node),
        position,
      };
    default:
      throw new RulesError(`${node.getText()} is not supported here`, position);
  }
}

function only(node: TreeNode): TreeNode {
  const [child] = rulesOf(node);
  if (!child) throw new RulesError(`${node.getText()} is not supported`, positionOf(node));
  return child;
}

function pair(node: TreeNode): [TreeNode, TreeNode] {
  const [first, second] = rulesOf(node);
  if (!first || !second) {
    throw new RulesError(`${node.getText()} is not supported`, positionOf(node));
  }
  return [first, second];
}

function sidesOf(node: TreeNode): { left: Expression; right: Expression } {
  const [left, right] = pair(node);
  return { left: parseExpression(left), right: parseExpression(right) };
}

function argumentsOf(node: TreeNode): Expression[] {
  return childrenOf(node, 'ExpressionList').flatMap(rulesOf).map(parseExpression);
}

function parseMethodCall(node: TreeNode): Expression {
  const [object] = pair(node);
  const name = childOf(node, 'MemberId').getText();
  const target: Expression =
    kindOf(object) === 'Id'
      ? { kind: 'variable', name: object.getText(), position: positionOf(object) }
      : parseExpression(object);
  const position = positionOf(childOf(node, 'MemberId'));
  return { kind: 'method', object: target, name, args: argumentsOf(node), position };
}

function parseLookup(node: TreeNode): Expression {
  const [target, lookup] = pair(node);
  const object = parseExpression(target);
  const position = positionOf(node);
  if (kindOf(lookup) === 'IndexLookup') {
    return { kind: 'index', object, index: parseExpression(only(lookup)), position };
  }
  const parts = lookup.children ?? [];
  const colon = parts.findIndex((part) => part.symbol);
  const [from] = parts.slice(0, colon).map(parseExpression);
  const [to] = parts.slice(colon + 1).map(parseExpression);
  return { kind: 'range', object, from: from ?? null, to: to ?? null, position };
}

function parseTernary(node: TreeNode): Expression {
  const [condition, then, otherwise] = rulesOf(node).map(parseExpression);
  if (!condition || !then || !otherwise) {
    throw new RulesError(`${node.getText()} is not supported`, positionOf(node));
  }
  return { kind: 'ternary', condition, then, otherwise, position: positionOf(node) };
}

function entriesOf(node: TreeNode): { key: Expression; value: Expression }[] {
  const entries = childrenOf(childOf(node, 'MapExpression'), 'MapEntries').flatMap(rulesOf);
  return entries.map((entry) => {
    const [key, value] = pair(entry);
    return { key: parseExpression(key), value: parseExpression(value) };
  });
}

function segmentsOf(node: TreeNode): (string | Expression)[] {
  return rulesOf(childOf(node, 'PathExpression')).map((segment) => {
    const inner = only(segment);
    if (tokensOf(segment).includes('$')) return parseExpression(inner);
    if (kindOf(inner) === 'SimpleSegmemnt') return inner.getText().slice(1);
    throw new RulesError(
      `${inner.getText()} is not supported in a path's value`,
      positionOf(inner),
    );
  });
}
