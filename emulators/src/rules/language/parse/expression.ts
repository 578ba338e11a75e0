import { RulesError } from '../error.ts';
import type { BinaryOperator, Expression } from '../syntax.ts';
import { parseLiteral } from './literal.ts';
import type { TreeNode } from './tree.ts';
import { findChild, findChildren, readKind, readPosition, listRules, listTokens } from './tree.ts';

export function parseExpression(node: TreeNode): Expression {
  const position = readPosition(node);
  switch (readKind(node)) {
    case 'PrimaryExpression':
    case 'ParenSimpleExpression':
      return parseExpression(takeOnly(node));
    case 'LiteralExpression':
      return { kind: 'literal', value: parseLiteral(node), position };
    case 'VariableSimpleExpression':
      return { kind: 'variable', name: node.getText(), position };
    case 'ListSimpleExpression':
      return { kind: 'list', items: parseArguments(node), position };
    case 'MapSimpleExpression':
      return { kind: 'map', entries: parseEntries(node), position };
    case 'PathSimpleExpression':
      return { kind: 'path', segments: parseSegments(node), position };
    case 'MemberLookupSimpleExpression': {
      const [object, name] = takePair(node);
      return { kind: 'member', object: parseExpression(object), name: name.getText(), position };
    }
    case 'ListLookupSimpleExpression':
      return parseLookup(node);
    case 'FunctionCallSimpleExpression': {
      const name = findChild(node, 'LocalFunctionId').getText();
      return { kind: 'call', name, args: parseArguments(node), position };
    }
    case 'IdMemberFunctionCallSimpleExpression':
    case 'MemberFunctionCallSimpleExpression':
      return parseMethodCall(node);
    case 'NotExpression':
      return { kind: 'not', operand: parseExpression(takeOnly(node)), position };
    case 'UnaryAdditiveExpression':
      return { kind: 'negate', operand: parseExpression(takeOnly(node)), position };
    case 'ExprIsTypeIdExpression': {
      const [operand, type] = takePair(node);
      return { kind: 'is', operand: parseExpression(operand), type: type.getText(), position };
    }
    case 'LogicalAndExpression':
      return { kind: 'and', ...parseSides(node), position };
    case 'LogicalOrExpression':
      return { kind: 'or', ...parseSides(node), position };
    case 'TernaryExpression':
      return parseTernary(node);
    case 'MultiplicativeExpression':
    case 'AdditiveExpression':
    case 'RelationalExpression':
    case 'EqualityExpression':
    case 'ExprInExpression':
      return {
        kind: 'binary',
        op: listTokens(node)[0] as BinaryOperator,
        ...parseSides(node),
        position,
      };
    default:
      throw new RulesError(`${node.getText()} is not supported here`, position);
  }
}

function takeOnly(node: TreeNode): TreeNode {
  const [child] = listRules(node);
  if (!child) throw new RulesError(`${node.getText()} is not supported`, readPosition(node));
  return child;
}

function takePair(node: TreeNode): [TreeNode, TreeNode] {
  const [first, second] = listRules(node);
  if (!first || !second) {
    throw new RulesError(`${node.getText()} is not supported`, readPosition(node));
  }
  return [first, second];
}

function parseSides(node: TreeNode): { left: Expression; right: Expression } {
  const [left, right] = takePair(node);
  return { left: parseExpression(left), right: parseExpression(right) };
}

function parseArguments(node: TreeNode): Expression[] {
  return findChildren(node, 'ExpressionList').flatMap(listRules).map(parseExpression);
}

function parseMethodCall(node: TreeNode): Expression {
  const [object] = takePair(node);
  const name = findChild(node, 'MemberId').getText();
  const target: Expression =
    readKind(object) === 'Id'
      ? { kind: 'variable', name: object.getText(), position: readPosition(object) }
      : parseExpression(object);
  const position = readPosition(findChild(node, 'MemberId'));
  return { kind: 'method', object: target, name, args: parseArguments(node), position };
}

function parseLookup(node: TreeNode): Expression {
  const [target, lookup] = takePair(node);
  const object = parseExpression(target);
  const position = readPosition(node);
  if (readKind(lookup) === 'IndexLookup') {
    return { kind: 'index', object, index: parseExpression(takeOnly(lookup)), position };
  }
  const parts = lookup.children ?? [];
  const colon = parts.findIndex((part) => part.symbol);
  const [from] = parts.slice(0, colon).map(parseExpression);
  const [to] = parts.slice(colon + 1).map(parseExpression);
  return { kind: 'range', object, from: from ?? null, to: to ?? null, position };
}

function parseTernary(node: TreeNode): Expression {
  const [condition, then, otherwise] = listRules(node).map(parseExpression);
  if (!condition || !then || !otherwise) {
    throw new RulesError(`${node.getText()} is not supported`, readPosition(node));
  }
  return { kind: 'ternary', condition, then, otherwise, position: readPosition(node) };
}

function parseEntries(node: TreeNode): { key: Expression; value: Expression }[] {
  const entries = findChildren(findChild(node, 'MapExpression'), 'MapEntries').flatMap(listRules);
  return entries.map((entry) => {
    const [key, value] = takePair(entry);
    return { key: parseExpression(key), value: parseExpression(value) };
  });
}

function parseSegments(node: TreeNode): (string | Expression)[] {
  return listRules(findChild(node, 'PathExpression')).map((segment) => {
    const inner = takeOnly(segment);
    if (listTokens(segment).includes('$')) return parseExpression(inner);
    if (readKind(inner) === 'SimpleSegmemnt') return inner.getText().slice(1);
    throw new RulesError(
      `${inner.getText()} is not supported in a path's value`,
      readPosition(inner),
    );
  });
}
