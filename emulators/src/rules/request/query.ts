import type { RulesValue } from '../language/values/value.ts';

export type QueryFilter = {
  /** Field names from the outside in: `['profile', 'role']`; `['__name__']` for the id. */
  field: string[];
  op:
    | '=='
    | '!='
    | '<'
    | '<='
    | '>'
    | '>='
    | 'in'
    | 'not-in'
    | 'array-contains'
    | 'array-contains-any';
  /** A list for in, not-in and array-contains-any; a RulesPath or the id for `__name__`. */
  value: RulesValue;
};

export type ListQuery = {
  limit?: number;
  offset?: number;
  orderBy?: string;
  /** Alternatives, each a conjunction: `[[a, b]]` is a and b, `[[a], [b]]` is a or b. */
  anyOf?: QueryFilter[][];
  /** A collection group: every collection of this name below the path's parent. */
  allDescendants?: boolean;
};
