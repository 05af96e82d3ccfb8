import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { RecordFormOptions } from './form-types.ts'

interface InputOptions {
  /** The version that the record was read at. */
  version: number | undefined
  extra?: object
  withFiles?: boolean
}

/** Whether files are chosen: no draft holds them. */
export const hasFiles = <E extends Endpoint, Values extends object>(
  { toFiles }: Pick<RecordFormOptions<E, Values>, 'toFiles'>,
  values: Values,
): boolean => Object.values((toFiles?.(values) ?? {}) as Files).some(files => (files?.length ?? 0) > 0)

type Files = Record<string, readonly Blob[] | undefined>

/** What is sent of a form: its values as the endpoint takes them. */
export function formInput<E extends Endpoint, Values extends object>(
  { params, toBody, toFiles }: RecordFormOptions<E, Values>,
  values: Values,
  { version, extra = {}, withFiles = true }: InputOptions,
): CallInput<E> {
  const body = { ...(toBody(values) as object), ...(version === undefined ? {} : { version }), ...extra }
  // Which parts the endpoint has is checked where the options are written.
  return {
    ...(params ? { params } : {}),
    body,
    ...(withFiles && toFiles ? { files: toFiles(values) } : {}),
  } as unknown as CallInput<E>
}
