import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'

/** Once the row is gone: its button in the next row, else the one that adds a charge below. */
export function focusAfterRemoval(row: HTMLElement | null): void {
  const next =
    row?.nextElementSibling?.querySelector<HTMLElement>('.rb-icon-action') ??
    [...document.querySelectorAll<HTMLElement>('.rb-add-charge')].find(
      add => row && row.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
  focusOnceThere(() => (row?.isConnected ? undefined : next))
}
