import Button from 'antd/es/button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '#web/api/local-storage.ts'
import { useIsPhone } from '#web/shell/use-is-mobile.ts'
import { formatDate } from '#web/ui/text/date-format.ts'
import type { Chart, Series } from './chart-types.ts'
import { NumbersTable } from './numbers-table.tsx'
import './report-chart.css'

const Plot = lazy(() => import('./plot.tsx'))

const stored = 'report-chart-hidden'

interface ReportChartProps {
  series: Series | undefined
  charts: readonly Chart[]
  /** The totals in the heads of the columns cover more days than the chart. */
  isListLonger: boolean
}

/** The report's amounts over time, as charts or as a table. Its height is reserved while it loads. */
export function ReportChart({ series, charts, isListLonger }: ReportChartProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState(() => readStored<boolean>(stored))
  const isHidden = chosen ?? isPhone
  const [isTable, setTable] = useState(false)
  const hide = (next: boolean) => {
    writeStored(stored, next)
    setChosen(next)
  }
  const [from, to] = series ? [formatDate(series.from, 'date'), formatDate(series.to, 'date')] : []
  const period = series && t('reports.chart.period', { from, to })
  const unit = series && t(`reports.chart.by_${series.unit}`)
  return (
    <section className="rb-sheet rb-report-chart" aria-label={t('reports.chart.as_chart')}>
      <div className="rb-report-chart-head">
        <span>{series && `${period} · ${unit}`}</span>
        {!isHidden && (
          <Button size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'reports.chart.as_chart' : 'reports.chart.as_table')}
          </Button>
        )}
        <Button size="small" aria-expanded={!isHidden} onClick={() => hide(!isHidden)}>
          {t(isHidden ? 'reports.chart.show' : 'reports.chart.hide')}
        </Button>
      </div>
      {isListLonger && <div className="rb-report-chart-totals">{t('reports.chart.totals_of_list')}</div>}
      {!isHidden && (
        <div className="rb-report-chart-body">
          {isTable && series ? (
            <NumbersTable series={series} charts={charts} />
          ) : (
            charts.map(chart => (
              <figure key={chart.title} className="rb-report-plot">
                <figcaption>{t(chart.title)}</figcaption>
                <Suspense fallback={null}>
                  {series && (
                    <Plot
                      series={series}
                      chart={chart}
                      label={t('reports.chart.said', { what: t(chart.title), period, unit })}
                    />
                  )}
                </Suspense>
              </figure>
            ))
          )}
        </div>
      )}
    </section>
  )
}
