import type { Method, Service } from 'protobufjs';
import { splitName } from '../protocol/document-name.ts';

/** A method's path over HTTP, as its annotation `google.api.http` in the definition gives it. */
type Route = {
  method: Method;
  verb: string;
  path: RegExp;
  /** The fields of the request that are in the path, like `document.name`. */
  variables: string[];
  /** The field of the request that is in the body: `*` for the whole request, null for none. */
  body: string | null;
};

export type Match = Pick<Route, 'method' | 'body'> & {
  /** The fields of the request that the path gives. */
  values: [field: string, value: string][];
};

type Binding = Record<string, unknown> & { body?: string };
type Rule = Binding & { additional_bindings?: Binding | Binding[] };

const VERBS = ['get', 'post', 'patch', 'put', 'delete'];

/** The routes of all methods but those that take a stream, which HTTP/1 cannot bring. */
export function listRoutes(service: Service): Route[] {
  const methods = service.methodsArray.filter(({ requestStream }) => !requestStream);
  return methods.flatMap((method) => {
    const options = (method.parsedOptions ?? []) as unknown as Record<string, Rule>[];
    const rule = options.find((option) => '(google.api.http)' in option)?.['(google.api.http)'];
    if (!rule) return [];
    const bindings = [rule, ...[rule.additional_bindings ?? []].flat()];
    return bindings.flatMap((binding) => toRoute(method, binding) ?? []);
  });
}

function toRoute(method: Method, binding: Binding): Route | null {
  const verb = VERBS.find((name) => name in binding);
  if (verb === undefined) return null;
  const variables: string[] = [];
  const pattern = String(binding[verb]).replace(
    /\{([\w.]+)(?:=([^}]+))?\}/g,
    (_, name: string, path = '*') => {
      variables.push(toCamelCase(name));
      return `(${String(path).replaceAll('/**', '(?:/.+)?').replaceAll('*', '[^/]+')})`;
    },
  );
  const path = new RegExp(`^${pattern}$`);
  return { method, verb: verb.toUpperCase(), path, variables, body: binding.body ?? null };
}

/**
 * Finds the method that a request is for. A name must have an id for each collection, and so must a
 * parent, which tells a document from a collection where both of them fit.
 */
export function matchRoute(routes: Route[], verb: string, path: string): Match | null {
  for (const route of routes) {
    const found = route.verb === verb && route.path.exec(path);
    if (!found) continue;
    const values = route.variables.map((field, at): Match['values'][number] => [
      field,
      decodeURIComponent(found[at + 1] ?? ''),
    ]);
    if (values.every(([, value]) => splitName(value).length % 2 === 0)) {
      return { method: route.method, body: route.body, values };
    }
  }
  return null;
}

export function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
