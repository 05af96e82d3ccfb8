import type { z } from 'zod'
import type { Permission } from '../access/permissions.ts'
import type { ShopAccess } from '../online-shop/shop-scopes.ts'
import type { UploadRules } from './uploads.ts'

/**
 * Who may call: a permission, any of several, superadmins, signed-in users, anyone, or a shop key. Checks
 * of the record itself are made in the verb.
 */
export type Access =
  | Permission
  | readonly [Permission, ...Permission[]]
  | 'superadmin'
  | 'signed-in'
  | 'anyone'
  | ShopAccess

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A file to save or show, or 204. */
type OtherAnswer = 'file' | 'nothing'

export interface Endpoint {
  method: Method
  /** A second method with the same effect. The browser uses `method`. */
  also?: Method
  /** A `{name}` is a positive integer unless `params` says otherwise. */
  path: string
  requires: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * File fields of multipart/form-data with their rules; other fields form the body. Files are checked and
   * stored before the transaction opens; with `ownTransactions` the handler gets them unchecked.
   */
  files?: Record<string, UploadRules>
  response: z.ZodType | OtherAnswer
  /** The handler gets the raw body and the headers, to verify a signature. */
  rawBody?: boolean
  /** Available while the company is frozen or in maintenance. */
  alwaysOpen?: boolean
  /** Public data: browsers store it and revalidate. Other answers are not stored. */
  revalidates?: boolean
  /**
   * The handler opens its own transactions: to commit although it refuses, or because it takes long.
   * Validate-Only requests only check the schema.
   */
  ownTransactions?: boolean
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type In<S> = S extends z.ZodType ? z.input<S> : unknown
type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** Path parameters: numbers, unless the endpoint has a schema for them. */
export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodObject
  ? z.output<E['params']>
  : { [K in ParamNames<E['path']>]: number }

export interface ParsedInput<E extends Endpoint> {
  params: ParamsOf<E>
  query: Out<E['query']>
  body: Out<E['body']>
}

export type CallInput<E extends Endpoint> = ([ParamNames<E['path']>] extends [never]
  ? unknown
  : { params: ParamsOf<E> }) &
  (E['query'] extends z.ZodObject ? { query?: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: In<E['body']> } : unknown) &
  (E['files'] extends Record<string, unknown>
    ? { files?: { [K in keyof E['files']]?: readonly Blob[] } }
    : unknown)

export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : E['response'] extends 'file'
    ? Blob
    : undefined

/** Fills path parameters such as `{id}`; throws if one is missing. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}

export const apiPrefix = '/api/v1'

/** Of a PDF: letters that no font has, URL-encoded. */
export const missingLettersHeader = 'missing-letters'
