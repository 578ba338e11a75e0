import * as z from 'zod/mini';
import type { Permission } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: anyone, any verified token (even one without a role yet), or the roles that a
 * permission names.
 */
export type Access = 'public' | 'authenticated' | Permission;

type Schema = z.ZodMiniType;

/** The one file of a multipart body. */
export type FilePart = {
  field: string;
  /** The top folder in Storage, whose security rules decide who may read it. */
  folder: 'materials' | 'quiz-sources';
  maxBytes: number;
  /** The sentence for a request without the file. */
  missing: string;
};

export type Endpoint<
  A extends Access = Access,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> = {
  method: Method;
  /** The path under /api, with `:name` for parameters. */
  path: `/${string}`;
  access: A;
  params: Params;
  query: Query;
  /** A JSON body, or the text fields of a multipart body. */
  body: Body;
  /** Present when the body is multipart with one file. */
  file?: FilePart;
  reply: Reply;
  /** The status of a success; defaults to 200. */
  status?: number;
};

type Declaration<A, P, Q, B> = {
  method: Method;
  path: `/${string}`;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  file?: FilePart;
  status?: number;
};

type Success<Shape extends z.core.$ZodShape> = z.ZodMiniObject<
  { success: z.ZodMiniLiteral<true> } & Shape
>;

/**
 * Declares an endpoint once, for the server to bind and the browser to call with the same types.
 * Every reply has `success: true` beside what is declared.
 */
export function defineEndpoint<
  A extends Access,
  Shape extends z.core.$ZodShape,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  declaration: Declaration<A, P, Q, B> & { reply: z.ZodMiniObject<Shape> },
): Endpoint<A, P, Q, B, Success<Shape>> {
  return {
    ...declaration,
    reply: z.object({ success: z.literal(true), ...declaration.reply.shape }),
    params: declaration.params as P,
    query: declaration.query as Q,
    body: declaration.body as B,
  };
}

/** Declares an endpoint that answers with a file's bytes. */
export function defineDownload<A extends Access, P extends Schema, Q extends Schema>(
  declaration: Declaration<A, P, Q, undefined> & { params: P; query: Q },
): Endpoint<A, P, Q, undefined, Schema> {
  return { ...declaration, body: undefined, reply: z.unknown() };
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

/** What the server's handler receives after parsing. */
export type Parsed<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
};

/** The tuples keep a union of bodies as one body, instead of a union of inputs. */
type Given<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : { [P in K]: V };

/** What a caller passes: only the parts that the endpoint declares. */
export type Input<E extends Endpoint> = Given<'params', In<E['params']>> &
  Given<'query', In<E['query']>> &
  Given<'body', In<E['body']>>;

export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** What a reply contains beside `success`. */
export type Answer<E extends Endpoint> = Omit<Reply<E>, 'success'>;
