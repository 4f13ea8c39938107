import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { GatewayError } from '../shared/errors.js';
import type { Tool } from '../tools/tool.js';
import type { Operations } from './operations.js';

/** A request as it came, before a contract has read it. */
export interface Brought {
  headers: IncomingHttpHeaders;
  query: Readonly<Record<string, unknown>>;
  /** Fields of a form; undefined when the body is none. */
  form?: Readonly<Record<string, unknown>> | undefined;
  /** A JSON object; empty when there is no body. */
  json?: Readonly<Record<string, unknown>> | undefined;
  /** What stands at the place of `*` and of each `:name` of the path, decoded but for `*`, which has the query too. */
  params: Readonly<Record<string, string>>;
  /** Address of the contract as this client reaches it, without a slash at the end. */
  base: string;
}

/** A request that a route answers. */
export interface Asked<Input> extends Brought {
  /** Query, form and JSON together, as the route's schema gives them. */
  input: Input;
  /** Our operations, under the limits of this request. */
  operations: Operations;
}

export interface Answer {
  /** 200 when absent. */
  status?: number;
  /** A string goes out as it is, anything else as JSON. */
  body: unknown;
  /** Of a string, as Express's `res.type` takes it. */
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

/** One request of a contract, and how our operations answer it. */
export interface RouteDefinition<Input extends z.ZodObject> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the contract's address, such as `/v2/batch/scrape/:id`; `*` stands for all that follows. */
  path: string;
  summary: string;
  /** Of query, form and JSON together. Unknown fields are ignored; `null` counts as absent. */
  input: Input;
  /** Of an answer with status 200, for the description. */
  output: z.ZodType;
  /** Media type of the body that clients post, for the description; JSON when absent. */
  posted?: 'application/json' | 'application/x-www-form-urlencoded';
  /** Whether a request is meant for this route, where several share its path. The first one gets what none claims, but at the root. */
  claims?(brought: Brought): boolean;
  /** Whether a GET searches or fetches: no page of another site may cause it, as with any POST. */
  acts?: boolean;
  answer(asked: Asked<z.output<Input>>): Promise<Answer> | Answer;
}

// biome-ignore lint/suspicious/noExplicitAny: `answer` takes what the route's own schema gives; the router is the one caller
export type Route = RouteDefinition<any>;

/** The identity; it ties the type of `answer` to the schema. */
export function defineRoute<Input extends z.ZodObject>(route: RouteDefinition<Input>): Route {
  return route;
}

/** What another product's clients send and read, in terms of our operations. Pure: it only translates. */
export interface Contract {
  /** The product, for people. */
  title: string;
  /** Where it is served: below `/compat/<name>`, at the root of the host, or at both, which is usual. */
  at?: 'compat' | 'root';
  routes: readonly Route[];
  /** Paths that the product has and we do not: the answer there is 404 in its shape, at the root too. */
  unserved?: readonly string[];
  /** An MCP endpoint with tools of its own, at `/mcp/<name>` and where the contract is. */
  mcp?: { tools: readonly Tool[]; instructions: string };
  /** The key that a client shows in its body, where it may show it there alone. */
  credential?(brought: Brought): string | undefined;
  /** The answer to a request that failed. `brought` is undefined when it could not be read. */
  failed(error: GatewayError, brought: Pick<Brought, 'headers'>): Answer;
}
