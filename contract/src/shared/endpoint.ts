import type { z } from 'zod'
import type { Permission } from '../access/permissions.ts'
import type { ShopAccess } from '../online-shop/shop-scopes.ts'
import type { UploadRules } from './uploads.ts'

/**
 * Who may call: a permission, any one of several, superadmins, everybody signed in, anyone at all, or a program with a
 * key of the online shop. Finer checks (own order? finished? paid?) are made in the verb.
 */
export type Access =
  | Permission
  | readonly [Permission, ...Permission[]]
  | 'superadmin'
  | 'signed-in'
  | 'anyone'
  | ShopAccess

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The response if it is not JSON: a file to save or show, or nothing (204). */
type OtherAnswer = 'file' | 'nothing'

export interface Endpoint {
  method: Method
  /** A second method that does the same (an update answers PUT and POST alike). The browser uses `method`. */
  also?: Method
  /** `{name}` stands for a parameter: a positive integer unless `params` says otherwise. */
  path: string
  requires: Access
  /** One line for the API documentation. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * multipart/form-data: names of the file fields, and what each takes. Other fields form the body. The files are
   * checked and stored before the handler's transaction opens; with `ownTransactions` it gets them unchecked.
   */
  files?: Record<string, UploadRules>
  response: z.ZodType | OtherAnswer
  /** The handler gets the body byte by byte, whatever its type, and the headers: for what is signed. */
  rawBody?: boolean
  /** Available while the company is frozen or in maintenance: signing in and out, and the own profile. */
  alwaysOpen?: boolean
  /**
   * The handler opens its own transactions: where something must stay written although the request is refused, or
   * where it waits too long to hold one. A Validate-Only request then only checks the schema.
   */
  ownTransactions?: boolean
}

/** An endpoint is written once: the server implements it, the browser calls it, OpenAPI is derived from it. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type In<S> = S extends z.ZodType ? z.input<S> : unknown
type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** The path parameters: numbers, unless the endpoint has its own schema for them. */
export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodObject
  ? z.output<E['params']>
  : { [K in ParamNames<E['path']>]: number }

/** What the server's handler gets: everything parsed. */
export interface ParsedInput<E extends Endpoint> {
  params: ParamsOf<E>
  query: Out<E['query']>
  body: Out<E['body']>
}

/** What the browser passes: only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = ([ParamNames<E['path']>] extends [never]
  ? unknown
  : { params: ParamsOf<E> }) &
  (E['query'] extends z.ZodObject ? { query?: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: In<E['body']> } : unknown) &
  (E['files'] extends Record<string, unknown>
    ? { files?: { [K in keyof E['files']]?: readonly Blob[] } }
    : unknown)

/** The response as the browser gets it. */
export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : E['response'] extends 'file'
    ? Blob
    : undefined

/** Fills path parameters such as `{id}`; every one must be given. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}

export const apiPrefix = '/api/v1'
