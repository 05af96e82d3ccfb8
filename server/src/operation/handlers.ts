import type { z } from 'zod'
import type { ShopAccess } from '#contract/online-shop/shop-scopes.ts'
import type { Endpoint, ParsedInput } from '#contract/shared/endpoint.ts'
import type { StoredUpload, UploadedFile } from '#server/platform/files/index.ts'
import type { Context, KeyContext, OpenContext } from './context.ts'
import type { Download } from './download.ts'

type ContextOf<E extends Endpoint> = E['requires'] extends 'anyone'
  ? OpenContext
  : E['requires'] extends ShopAccess
    ? KeyContext
    : Context

type FilesOf<E extends Endpoint> =
  E['files'] extends Record<string, unknown>
    ? {
        files: {
          [K in keyof E['files']]: (E['ownTransactions'] extends true ? UploadedFile : StoredUpload)[]
        }
      }
    : unknown

export interface RawRequest {
  body: Buffer
  header(name: string): string | undefined
}

type RawOf<E extends Endpoint> = E['rawBody'] extends true ? { raw: RawRequest } : unknown

type ResultOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : E['response'] extends 'file'
    ? Download
    : void

export type Handler<E extends Endpoint> = (
  context: ContextOf<E>,
  input: ParsedInput<E> & FilesOf<E> & RawOf<E>,
) => Promise<ResultOf<E>> | ResultOf<E>

/** One handler per endpoint: a missing, extra or wrongly typed one is a type error. */
export type HandlersFor<E extends Record<string, Endpoint>> = { [K in keyof E]: Handler<E[K]> }
