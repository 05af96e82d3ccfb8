import type { ErrorEntry } from '#contract/shared/errors.ts'
import { isAbout } from './server-errors.ts'

/** What is wrong in a closed step: its fields, which say it themselves, are out of sight. */
export function StepErrors({
  entries,
  fields,
}: {
  entries: readonly ErrorEntry[]
  fields: readonly string[]
}) {
  const titles = new Set(entries.filter(entry => isAbout(entry, fields)).map(entry => entry.title))
  return (
    <ul className="rb-step-errors">
      {[...titles].map(title => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
