import { createConfig, lintFromString } from '@redocly/openapi-core'
import { features } from '../server/src/app/features.ts'
import { openApiDocument } from '../server/src/http/openapi.ts'
import { loadTranslations } from '../server/src/platform/translations.ts'

// Checks the OpenAPI document against the recommended rules of a public linter.
const document = openApiDocument(features, '/auth', loadTranslations().in('en'))
const problems = await lintFromString({
  source: JSON.stringify(document),
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
})
for (const { ruleId, message, location } of problems)
  console.log(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
console.log(`${Object.keys(document.paths).length} paths, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
