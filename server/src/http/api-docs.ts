import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Feature } from '#server/operation/feature.ts'
import type { Translate } from '#server/platform/translations.ts'
import { openApiDocument } from './openapi.ts'

/** /api/v1/openapi.json, and Swagger UI at /api/docs. */
export async function addApiDocs(
  app: FastifyInstance,
  features: readonly Feature[],
  authUrl: string,
  t: Translate,
): Promise<void> {
  // Made at its first request, so that it does not slow the start.
  let made: ReturnType<typeof openApiDocument> | undefined
  const document = () => (made ??= openApiDocument(features, authUrl, t))
  app.get('/api/v1/openapi.json', { config: { requires: 'anyone' } }, document)
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/v1/openapi.json', docExpansion: 'none', validatorUrl: null },
    transformSpecification: document as never,
    transformSpecificationClone: false,
    theme: { title: 'Rigbay API' },
  })
}
