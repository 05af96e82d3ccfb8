import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { listOf, one, pageOf, pageQuery } from '../shared/page.ts'
import { importCheck, importFileRules, importInput, importProblem, importShape } from './import.ts'
import { importKinds } from './import-fields.ts'

const path = '/api/v1/imports'

/** Which of them a person may import, the verb asks: as creating one record of the kind. */
const requires = ['inventories.create', 'vehicle-owners.create', 'trucks.create', 'trailers.create'] as const

export const importEndpoints = {
  createImport: defineEndpoint({
    method: 'POST',
    path,
    requires,
    summary: 'Reads a CSV or XLSX file and matches its columns by their headings, without importing',
    body: importInput,
    files: { file: importFileRules },
    ownTransactions: true,
    response: one(importShape),
  }),
  listImports: defineEndpoint({
    method: 'GET',
    path,
    requires,
    summary: 'The last twenty imports of a kind, newest first',
    query: z.object({ kind: z.enum(importKinds) }),
    response: listOf(importShape),
  }),
  getImport: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    requires,
    summary: 'An import with its progress',
    response: one(importShape),
  }),
  listImportProblems: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/problems`,
    requires,
    summary: 'Rows that are refused with reasons, in the order of the file',
    query: pageQuery(['row']),
    response: pageOf(importProblem),
  }),
  checkImport: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/check`,
    requires,
    summary: 'Checks every row with these columns without writing',
    body: importCheck,
    response: one(importShape),
  }),
  runImport: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/run`,
    requires,
    summary: 'Imports all rows of a checked file, or none of them',
    response: one(importShape),
  }),
  cancelImport: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/cancel`,
    requires,
    summary: 'Cancels a running check or import without a trace',
    response: one(importShape),
  }),
  undoImport: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/take-back`,
    requires,
    summary: 'Undoes an import, unless its records are used or were changed',
    response: one(importShape),
  }),
}
