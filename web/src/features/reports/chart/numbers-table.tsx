import { useTranslation } from 'react-i18next'
import { PlainTable } from '#web/ui/details/plain-table.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { Amount, Chart, Point, Series } from './chart-types.ts'
import { pointLabel } from './point-label.ts'

export function NumbersTable({ series, charts }: { series: Series; charts: readonly Chart[] }) {
  const { t } = useTranslation()
  const amounts = [
    ...charts.flatMap(({ bars, line }): Amount[] => (line ? [bars, line] : [bars])),
    ...(series.points.some(point => point.charges) ? (['charges'] as const) : []),
  ]
  return (
    <PlainTable
      label={t('reports.chart.as_table')}
      rows={series.points.toReversed()}
      columns={[
        {
          title: t(`reports.chart.columns.${series.unit}`),
          render: (point: Point) => <span className="rb-number">{pointLabel(series.unit, point.date)}</span>,
        },
        ...amounts.map(amount => ({
          title: t(`reports.chart.${amount}`),
          isNumber: true,
          render: (point: Point) => <Money value={point[amount]} />,
        })),
      ]}
    />
  )
}
