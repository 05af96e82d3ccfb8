import { useSearch } from '@tanstack/react-router'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { useRead } from '#web/api/hooks.ts'
import { withDaysOfPresets } from '#web/ui/list/filters/date-presets.ts'
import { readListSearch } from '#web/ui/list/filters/list-search.ts'
import type { ListFilter } from '#web/ui/list/list-types.ts'
import { shopToday } from '#web/ui/text/today.ts'

type OneOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Data } ? Data : never

/** Reads a report's totals or series for the list filters in the URL. */
export function useChosen<const E extends Endpoint>(
  endpoint: E,
  filters: readonly ListFilter[],
): OneOf<E> | undefined {
  const values = useValues(filters)
  // Values are text in the URL and in the request; the server parses the numbers.
  const read = useRead(endpoint, { query: values } as unknown as CallInput<E>, { keepsPrevious: true })
  return (read.data as { data: OneOf<E> } | undefined)?.data
}

/** Whether the list begins before the chart, which then shows twelve months; `first` is the filter of the first day. */
export const useIsLongerThanChart = (filters: readonly ListFilter[], first: string): boolean =>
  useValues(filters)[first] === undefined

function useValues(filters: readonly ListFilter[]) {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  return withDaysOfPresets(readListSearch(search, filters).values, filters, shopToday())
}
