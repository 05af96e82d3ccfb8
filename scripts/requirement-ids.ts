import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const idsIn = (document: string, row: RegExp) =>
  [...readFileSync(join(import.meta.dirname, '../docs', document), 'utf8').matchAll(row)].map(([, id]) => id!)

export const specificationIds = idsIn('requirements.md', /^\| ([A-Z]+-\d{3}) \| .* \| (?:web|api|both) \|$/gm)
export const beyondIds = idsIn('requirements-beyond.md', /^\| ([A-Z]+-\d+) \| .* \|$/gm)
export const requirementIds = [...specificationIds, ...beyondIds]
