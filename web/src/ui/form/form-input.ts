import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'

interface Sent {
  params: Readonly<Record<string, number>> | undefined
  body: object
  files?: object | undefined
  /** Version of the record that was read. */
  version: number | undefined
  /** Sent in addition to the values. */
  extra?: object | undefined
}

/** The declaration's types have checked which parts the endpoint has. */
export const formInput = ({ params, body, files, version, extra }: Sent): CallInput<Endpoint> =>
  ({
    ...(params ? { params } : {}),
    body: { ...body, ...(version === undefined ? {} : { version }), ...extra },
    ...(files ? { files } : {}),
  }) as unknown as CallInput<Endpoint>
