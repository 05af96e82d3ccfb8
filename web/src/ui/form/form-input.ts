import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'

interface Sent {
  params: Readonly<Record<string, number>> | undefined
  body: object
  files?: object | undefined
  /** The version that the record was read at. */
  version: number | undefined
  /** Besides the values. */
  extra?: object | undefined
}

/** What is sent of a form. Which parts the endpoint has was checked where the form is declared. */
export const formInput = ({ params, body, files, version, extra }: Sent): CallInput<Endpoint> =>
  ({
    ...(params ? { params } : {}),
    body: { ...body, ...(version === undefined ? {} : { version }), ...extra },
    ...(files ? { files } : {}),
  }) as unknown as CallInput<Endpoint>
