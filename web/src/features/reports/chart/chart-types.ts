import type { SeriesUnit } from '#contract/reports/report-series.ts'

export type Amount = 'sales' | 'profit' | 'labor' | 'parts' | 'purchases'

export interface Point extends Partial<Record<Amount, number>> {
  date: string
}

/** What an endpoint says of a period. */
export interface Series {
  from: string
  to: string
  unit: SeriesUnit
  points: readonly Point[]
}

/** One of them as bars, the other as a line: they are told apart by more than their color. */
export interface Chart {
  /** Translation key. */
  title: string
  bars: Amount
  line: Amount
}
