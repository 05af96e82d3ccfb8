import type { KeyboardEvent, ReactNode } from 'react'

/** Keeps Enter in a field from submitting the form around it; a checkbox keeps its Enter. */
export function NoImplicitSubmit({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are the controls
    <div onKeyDown={ignoreEnter}>{children}</div>
  )
}

function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')
    event.preventDefault()
}
