import { typeOfWorkInput } from '#contract/types-of-work/type-of-work.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { uniqueChecks } from '#server/operation/unique-checks.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { deleteTypeOfWork } from './delete-type-of-work.ts'
import { createTypeOfWork, uniqueInTypesOfWork, updateTypeOfWork } from './save-type-of-work.ts'
import { getTypeOfWork, listTypesOfWork, shortListTypesOfWork } from './type-of-work-queries.ts'

const valuesAreFree = uniqueChecks(uniqueInTypesOfWork, typeOfWorkInput)

export const typesOfWorkFeature = defineFeature({
  name: 'types-of-work',
  about: 'Templates of labor and parts for repair orders.',
  endpoints: typeOfWorkEndpoints,
  handlers: {
    listTypesOfWork: (context, { query }) => listTypesOfWork(context, query),
    exportTypesOfWork: (context, { query }) => exportLink(context, 'types-of-work', query),
    shortListTypesOfWork: async (context, { query }) => ({
      data: await shortListTypesOfWork(context, query),
    }),
    getTypeOfWork: async (context, { params }) => ({ data: await getTypeOfWork(context, params.id) }),
    createTypeOfWork: async (context, { body }) => ({ data: await createTypeOfWork(context, body) }),
    updateTypeOfWork: async (context, { params, body }) => ({
      data: await updateTypeOfWork(context, params.id, body),
    }),
    deleteTypeOfWork: (context, { params }) => deleteTypeOfWork(context, params.id),
  },
  fieldChecks: { createTypeOfWork: valuesAreFree, updateTypeOfWork: valuesAreFree },
})
