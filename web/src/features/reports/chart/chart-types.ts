import type { SeriesUnit } from '#contract/reports/report-series.ts'

export type Amount = 'sales' | 'profit' | 'labor' | 'parts' | 'charges' | 'purchases'

export interface Point extends Partial<Record<Amount, number | null>> {
  date: string
}

export interface Series {
  from: string
  to: string
  unit: SeriesUnit
  points: readonly Point[]
}

/** Bars, and mostly a line, so that color is not the only difference. */
export interface Chart {
  /** Translation key. */
  title: string
  bars: Amount
  line?: Amount
}
