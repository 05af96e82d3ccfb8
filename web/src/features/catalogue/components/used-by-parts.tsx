import type { ErrorEntry } from '#contract/shared/errors.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'

/** Why the server would not delete it: which parts use it, with links to the newest. */
export function UsedByParts({ reasons }: { reasons: readonly ErrorEntry[] }) {
  return reasons.map(({ code, title, params }) => (
    <div key={code}>
      <p>{title}</p>
      <ul className="rb-links">
        {((params?.parts ?? []) as { id: number; name: string }[]).map(({ id, name }) => (
          <li key={id}>
            <AppLink to={`/parts/${id}`}>{name}</AppLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
