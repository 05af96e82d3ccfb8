import type { ErrorEntry } from '#contract/shared/errors.ts'
import { isAbout } from '../save/server-errors.ts'

/** The errors of a closed step, whose fields are hidden. */
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
