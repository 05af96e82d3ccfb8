import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { ImportReadingChoice } from '#contract/imports/import-file.ts'
import type { CallInput } from '#contract/shared/endpoint.ts'
import type { TestClient } from './test-client.ts'
import type { TestShop } from './test-shop.ts'

type Check = NonNullable<CallInput<typeof importEndpoints.checkImport>['body']>

export const importFile = (name: string, content: string | Buffer): File =>
  new File([new Uint8Array(Buffer.from(content))], name, { type: 'text/csv' })

/** Each step of an import, with its job done. */
export function importFixtures(test: TestShop, client: TestClient) {
  const params = (id: number) => ({ params: { id } })

  async function upload(kind: ImportKind, name: string, content: string | Buffer) {
    const files = { file: [importFile(name, content)] }
    return (await client.call(importEndpoints.createImport, { body: { kind }, files })).data
  }

  const readAgain = async (id: number, body: ImportReadingChoice) =>
    (await client.call(importEndpoints.readImportAgain, { ...params(id), body })).data

  const get = async (id: number) => (await client.call(importEndpoints.getImport, params(id))).data

  async function check(
    { id, columns }: { id: number; columns: Record<string, number> },
    body: Partial<Check> = {},
  ) {
    await client.call(importEndpoints.checkImport, { ...params(id), body: { columns, ...body } })
    await test.runJobs()
    return get(id)
  }

  const confirm = async (id: number, codes: readonly string[]) =>
    (await client.call(importEndpoints.confirmImport, { ...params(id), body: { codes: [...codes] } })).data

  async function run(id: number) {
    await client.call(importEndpoints.runImport, params(id))
    await test.runJobs()
    return get(id)
  }

  const findings = async (
    id: number,
    query: CallInput<typeof importEndpoints.listImportFindings>['query'] = {},
  ) =>
    (
      await client.call(importEndpoints.listImportFindings, {
        ...params(id),
        query: { per_page: 100, ...query },
      })
    ).data

  const groups = async (id: number) => (await client.call(importEndpoints.listImportGroups, params(id))).data

  const leftOut = async (id: number) =>
    (await client.attempt(importEndpoints.getLeftOutRows, params(id))).raw.toString('utf8')

  return { upload, readAgain, get, check, confirm, run, findings, groups, leftOut }
}
