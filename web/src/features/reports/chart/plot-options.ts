import UPlot from 'uplot'
import type { SeriesUnit } from '#contract/reports/report-series.ts'
import { type ColorScheme, colors } from '#web/ui/colors.ts'
import { shortPointLabel } from './point-label.ts'

interface Drawn {
  unit: SeriesUnit
  dates: readonly string[]
  hasLine: boolean
  scheme: ColorScheme
  /** Index of the point under the pointer. */
  onPoint: (index: number | null | undefined) => void
}

export function plotOptions({
  unit,
  dates,
  hasLine,
  scheme,
  onPoint,
}: Drawn): Omit<UPlot.Options, 'width' | 'height'> {
  const color = colors[scheme]
  const font = '12px "Inter Variable", sans-serif'
  const axis = { stroke: color.muted, font, ticks: { show: false } }
  const last = dates.length - 0.5
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false, setScale: false } },
    scales: {
      x: { time: false, range: [-0.5, last] },
      y: { range: (_, least, most) => [Math.min(0, least * 1.08), Math.max(most * 1.08, 1)] },
    },
    axes: [
      {
        ...axis,
        size: 26,
        gap: 4,
        grid: { show: false },
        splits: ({ width }) => labelledPoints(dates.length, width),
        values: (_, splits) => splits.map(index => shortPointLabel(unit, dates[index] ?? '')),
      },
      {
        ...axis,
        size: 54,
        space: 34,
        grid: { stroke: color.line, width: 1 },
        values: (_, splits) => splits.map(split => shortDollars.format(split)),
      },
    ],
    series: [
      {},
      {
        stroke: color.link,
        fill: color['status-finished-tint'],
        width: 1,
        points: { show: false },
        paths: UPlot.paths.bars!({ size: [0.62, 36] }),
      },
      ...(hasLine
        ? [{ stroke: color.text, width: 2, points: { show: dates.length < 40, size: 5, fill: color.text } }]
        : []),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx)] },
  }
}

/** Indexes of the points with a label, far enough apart not to overlap. */
function labelledPoints(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil((count * 66) / Math.max(width - 54, 66)))
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step)
}

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})
