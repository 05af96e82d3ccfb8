import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { createImport } from './create-import.ts'
import { getImport, listImports } from './import-queries.ts'
import { leftOutRows } from './left-out-rows.ts'
import { listImportFindings, listImportGroups } from './list-import-findings.ts'
import { cancelImport, checkImport, confirmImport, runImport, undoImport } from './move-import.ts'
import { readImportAgain } from './read-import-again.ts'
import { forgetImportRows, workOnImport } from './work-on-import.ts'

export const importsFeature = defineFeature({
  name: 'imports',
  about: 'Files of rows that become records, tried first, and taken back if need be.',
  endpoints: importEndpoints,
  handlers: {
    createImport: async (context, { body, files }) => ({
      data: await createImport(context, body.kind, files.file),
    }),
    readImportAgain: async (context, { params, body }) => ({
      data: await readImportAgain(context, params.id, body),
    }),
    listImports: async (context, { query }) => ({ data: await listImports(context, query.kind) }),
    getImport: async (context, { params }) => ({ data: await getImport(context, params.id) }),
    checkImport: async (context, { params, body }) => ({ data: await checkImport(context, params.id, body) }),
    listImportGroups: async (context, { params }) => ({ data: await listImportGroups(context, params.id) }),
    listImportFindings: (context, { params, query }) => listImportFindings(context, params.id, query),
    confirmImport: async (context, { params, body }) => ({
      data: await confirmImport(context, params.id, body.codes),
    }),
    runImport: async (context, { params }) => ({ data: await runImport(context, params.id) }),
    getLeftOutRows: (context, { params }) => leftOutRows(context, params.id),
    cancelImport: async (context, { params }) => ({ data: await cancelImport(context, params.id) }),
    undoImport: async (context, { params }) => ({ data: await undoImport(context, params.id) }),
  },
  jobs: { 'imports.work': workOnImport, 'imports.forget': forgetImportRows },
  schedules: { 'imports.forget': '17 4 * * *' },
})
