import ts from 'typescript';

/** One way to weaken a check; `isMutant(id)` in the weakened source tells whether it is active. */
export type Mutant = { id: number; file: string; line: number; text: string; how: string };

/** Files in which every condition is weakened, not only calls of guards. */
const RULE_FILES = [
  'functions/src/domain/access.ts',
  'functions/src/domain/reader-guard.ts',
  'functions/src/http/authenticate.ts',
  'contract/src/wire/roles.ts',
];

/** How somebody comes in: asked by the cases of ways-in/, and not by the table of callers. */
const WAYS_IN_FILES = [
  'functions/src/domain/account/card-secret.ts',
  'functions/src/domain/account/ended-sign-ins.ts',
  'functions/src/domain/account/sessions.ts',
  'functions/src/domain/account/sign-in-way.ts',
  'functions/src/features/accounts/check-way.ts',
  'functions/src/features/accounts/sessions.service.ts',
  'functions/src/features/cards/card-sign-in.service.ts',
  'functions/src/features/cards/print-cards.service.ts',
  'functions/src/stored/people/cards.repository.ts',
  'functions/src/stored/people/sessions.repository.ts',
];

export function isOfWaysIn({ file }: Pick<Mutant, 'file'>): boolean {
  return WAYS_IN_FILES.includes(file);
}

/** Guards other than those of domain/access.ts, by the names at their calls. */
const OTHER_GUARDS = [
  'authorise',
  'requireCaller',
  'requireOwn',
  'requireReadable',
  'requireStudent',
];
/** Guards of the ways in alone. */
const WAYS_IN_GUARDS = ['requireHolder', 'requireRunningClass'];

/** The index of the argument that a guard returns; the default is 1. */
const HANDED_ON: Record<string, number> = {
  requireCaller: 0,
  requireHolder: 0,
  requireRunningClass: 0,
  requireOpenQuiz: 0,
  requirePublishedQuiz: 0,
  requireReadableProfile: 2,
};

const { factory } = ts;

/** Returns the source with a switch at every check, and adds what each switch does to `mutants`. */
export function weakenSource(file: string, source: string, mutants: Mutant[]): string {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const isWaysIn = isOfWaysIn({ file });
  const isRules = isWaysIn || RULE_FILES.includes(file);
  const { transformed } = ts.transform(parsed, [(context) => (root) => visitAll(root, context)]);
  return transformed[0] ? ts.createPrinter().printFile(transformed[0]) : source;

  function visitAll(root: ts.SourceFile, context: ts.TransformationContext): ts.SourceFile {
    const visit = (node: ts.Node): ts.Node => weaken(node, ts.visitEachChild(node, visit, context));
    return ts.visitEachChild(root, visit, context);
  }

  /** `before` knows its place in the file; `after` includes what was weakened inside it. */
  function weaken(before: ts.Node, after: ts.Node): ts.Node {
    if (ts.isExpressionStatement(after) && isGuard(before, after)) {
      return unless(add(before, 'dropped'), after);
    }
    if (ts.isCallExpression(after) && isGuard(before, after) && !isStatement(before)) {
      const handedOn = after.arguments[HANDED_ON[nameOf(after)] ?? 1] ?? after.arguments[0];
      return handedOn ? either(add(before, 'dropped'), handedOn, after) : after;
    }
    return isRules ? weakenRule(before, after) : after;
  }

  function weakenRule(before: ts.Node, after: ts.Node): ts.Node {
    if (ts.isThrowStatement(after)) return unless(add(before, 'dropped'), after);
    if (ts.isIfStatement(after)) {
      const always = either(add(before, 'always'), factory.createTrue(), after.expression);
      const condition = isWaysIn
        ? either(add(before, 'never'), factory.createFalse(), always)
        : always;
      return factory.updateIfStatement(after, condition, after.thenStatement, after.elseStatement);
    }
    if (ts.isBinaryExpression(after) && isLogical(after)) {
      const right = either(add(before, 'left side alone'), after.left, after);
      return either(add(before, 'right side alone'), after.right, right);
    }
    if (isReturnOfAnswer(before, after)) {
      const yes = either(add(before, 'always'), factory.createTrue(), after.expression);
      return factory.updateReturnStatement(after, yes);
    }
    // Lists of roles are in no other file.
    return ts.isPropertyAssignment(after) && !isWaysIn ? widen(before, after) : after;
  }

  /** Extends a permission of one role to everybody. */
  function widen(before: ts.Node, after: ts.PropertyAssignment): ts.Node {
    if (!ts.isArrayLiteralExpression(after.initializer)) return after;
    if (after.initializer.elements.length > 1) return after;
    const all = ['student', 'teacher'].map((role) => factory.createStringLiteral(role));
    const id = add(before, 'for everybody');
    const value = either(id, factory.createArrayLiteralExpression(all), after.initializer);
    const body = factory.createBlock([factory.createReturnStatement(value)]);
    return factory.createGetAccessorDeclaration(undefined, after.name, [], undefined, body);
  }

  function add(at: ts.Node, how: string): number {
    const { line } = parsed.getLineAndCharacterOfPosition(at.getStart(parsed));
    const [text = ''] = at.getText(parsed).split('\n');
    mutants.push({ id: mutants.length + 1, file, line: line + 1, text, how });
    return mutants.length;
  }

  function isGuard(before: ts.Node, after: ts.ExpressionStatement | ts.CallExpression): boolean {
    const call = ts.isExpressionStatement(after) ? callIn(after.expression) : after;
    if (before.pos < 0 || call === null) return false;
    return GUARDS.test(nameOf(call)) || (isWaysIn && WAYS_IN_GUARDS.includes(nameOf(call)));
  }
}

const GUARDS = new RegExp(
  `^(?:${OTHER_GUARDS.join('|')}|require(?:Self|Reader|Readable\\w+|Own\\w+|OpenQuiz|PublishedQuiz))$`,
);

function isStatement({ parent }: ts.Node): boolean {
  const outer = ts.isAwaitExpression(parent) ? parent.parent : parent;
  return ts.isExpressionStatement(outer);
}

function callIn(expression: ts.Expression): ts.CallExpression | null {
  const inner = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(inner) ? inner : null;
}

function nameOf({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

function isLogical({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(kind);
}

function isReturnOfAnswer(
  before: ts.Node,
  after: ts.Node,
): after is ts.ReturnStatement & { expression: ts.Expression } {
  if (!ts.isReturnStatement(after) || !after.expression || !isAnswer(before)) return false;
  return after.expression.kind !== ts.SyntaxKind.TrueKeyword;
}

/** Tells whether a return belongs to a function that returns a boolean. */
function isAnswer(node: ts.Node): boolean {
  const around = ts.findAncestor(node, ts.isFunctionDeclaration);
  return /^(?:is|can|allows|takes|vouches)[A-Z]?/.test(around?.name?.text ?? '');
}

function isOn(id: number): ts.Expression {
  const name = factory.createIdentifier('isMutant');
  return factory.createCallExpression(name, undefined, [factory.createNumericLiteral(id)]);
}

function either(id: number, weak: ts.Expression, strong: ts.Expression): ts.Expression {
  const condition = factory.createConditionalExpression(
    isOn(id),
    undefined,
    weak,
    undefined,
    strong,
  );
  return factory.createParenthesizedExpression(condition);
}

function unless(id: number, statement: ts.Statement): ts.Statement {
  return factory.createIfStatement(factory.createLogicalNot(isOn(id)), statement);
}
