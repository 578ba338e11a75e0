import type { Position } from './error.ts';
import type { RulesValue } from './values/value.ts';

export type BinaryOperator =
  '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in';

export type Expression = { position: Position } & (
  | { kind: 'literal'; value: RulesValue }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'variable'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'range'; object: Expression; from: Expression | null; to: Expression | null }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
  | { kind: 'not' | 'negate'; operand: Expression }
  | { kind: 'binary'; op: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'ternary'; condition: Expression; then: Expression; otherwise: Expression }
);

type Binding = { name: string; value: Expression; position: Position };

export type FunctionDeclaration = {
  name: string;
  parameters: string[];
  bindings: Binding[];
  result: Expression;
  position: Position;
  scope: Scope;
};

/** The names visible in a block: its functions and the wildcards of its path. */
export type Scope = {
  parent: Scope | null;
  functions: Map<string, FunctionDeclaration>;
  /** The number of segments in the whole pattern up to the end of this block's path. */
  depth: number;
  wildcards: string[];
};

export type PatternSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string }
  | { kind: 'many'; name: string };

export type Allow = {
  methods: ReadonlySet<string>;
  /** Null allows without a condition. */
  condition: Expression | null;
  position: Position;
};

/** A match block whose pattern includes those of all blocks around it. */
export type MatchBlock = { pattern: PatternSegment[]; allows: Allow[]; scope: Scope };

export type RulesSyntax = {
  version: '1' | '2';
  service: string;
  blocks: MatchBlock[];
  functions: FunctionDeclaration[];
};
