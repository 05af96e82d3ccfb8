import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useStore } from '#web/shell/store.ts'
import { colorScheme } from '#web/ui/color-scheme.ts'
import { Money } from '#web/ui/text/money.tsx'
import type { Amount, Chart, Series } from './chart-types.ts'
import { plotOptions } from './plot-options.ts'
import { pointLabel } from './point-label.ts'

interface PlotProps {
  series: Series
  chart: Chart
  /** For screen readers. */
  label: string
}

/** A chart with a legend: the sums of the period, or the numbers of the point under the pointer. */
export default function Plot({ series, chart, label }: PlotProps) {
  const { t } = useTranslation()
  const room = useRef<HTMLDivElement>(null)
  const scheme = useStore(colorScheme)
  const [at, setAt] = useState<number | null>()
  const { unit, points } = series

  useEffect(() => {
    const element = room.current!
    const lines = chart.line ? [chart.bars, chart.line] : [chart.bars]
    const amounts = lines.map(amount => points.map(point => point[amount] ?? 0))
    const size = () => ({ width: element.clientWidth, height: element.clientHeight })
    const plot = new UPlot(
      {
        ...size(),
        ...plotOptions({
          unit,
          dates: points.map(point => point.date),
          hasLine: !!chart.line,
          scheme,
          onPoint: setAt,
        }),
      },
      [points.map((_, index) => index), ...amounts] as UPlot.AlignedData,
      element,
    )
    const observer = new ResizeObserver(() => plot.setSize(size()))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [unit, points, chart.bars, chart.line, scheme])

  const point = at === null || at === undefined ? undefined : points[at]
  const value = (amount: Amount) =>
    point ? point[amount] : points.reduce((sum, one) => sum + Math.round((one[amount] ?? 0) * 100), 0) / 100
  return (
    <>
      <div className="rb-report-legend" aria-hidden="true">
        <span className="rb-report-bars">{t(`reports.chart.${chart.bars}`)}</span>
        <Money value={value(chart.bars)} />
        {chart.line && (
          <>
            <span className="rb-report-line">{t(`reports.chart.${chart.line}`)}</span>
            <Money value={value(chart.line)} />
          </>
        )}
        {point && <span className="rb-muted rb-number">{pointLabel(unit, point.date)}</span>}
      </div>
      <div ref={room} className="rb-report-room" role="img" aria-label={label} />
    </>
  )
}
