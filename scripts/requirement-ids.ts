import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const requirementIds = [
  ...readFileSync(join(import.meta.dirname, '../docs/requirements.md'), 'utf8').matchAll(
    /^\| ([A-Z]+-\d{3}) \| .* \| (?:web|api|both) \|$/gm,
  ),
].map(([, id]) => id!)
