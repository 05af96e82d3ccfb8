import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { listOf, one, pageOf } from '../shared/page.ts'
import { importCheck, importConfirmation, importInput, importShape } from './import.ts'
import { importKinds } from './import-fields.ts'
import { importFileRules, importReadingChoice } from './import-file.ts'
import { importFinding, importFindingGroup, importFindingQuery } from './import-finding.ts'

const path = '/api/v1/imports'

/** Which of them a person may import, the verb asks: as creating one record of the kind. */
const requires = [
  'inventories.create',
  'vehicle-owners.create',
  'trucks.create',
  'trailers.create',
  'suppliers.create',
  'types-of-work.create',
] as const

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
  readImportAgain: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/read`,
    requires,
    summary: 'Reads the same file with another encoding, separator, sheet or row of headings',
    body: importReadingChoice,
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
  checkImport: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/check`,
    requires,
    summary: 'Goes over every row with these columns, rules and corrected cells, and writes none of them',
    body: importCheck,
    response: one(importShape),
  }),
  listImportGroups: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/groups`,
    requires,
    summary: 'What the check found, gathered: rows that do not fit first, then changed or doubtful ones',
    response: listOf(importFindingGroup),
  }),
  listImportFindings: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/findings`,
    requires,
    summary: 'What the check found in each cell, in the order of the file',
    query: importFindingQuery,
    response: pageOf(importFinding),
  }),
  confirmImport: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}/confirmed`,
    requires,
    summary: 'Which doubts are confirmed; rows with any other are left out',
    body: importConfirmation,
    response: one(importShape),
  }),
  runImport: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/run`,
    requires,
    summary:
      'Imports the rows of a checked file that fit and whose doubts are confirmed: all of these, or none',
    response: one(importShape),
  }),
  getLeftOutRows: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/left-out`,
    requires,
    summary: 'The rows that are not imported, as a CSV file with the headings of the file and why',
    response: 'file',
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
