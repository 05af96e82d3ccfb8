import type { PropsWithChildren } from 'react'

/**
 * Stands in for a part of antd's provider that brings the code of popups to the first page, for an option that is not
 * used here: tooltips that share one popup.
 */
export default function NoUniqueTooltips({ children }: PropsWithChildren) {
  return children
}
