import { Money } from '../text/money.tsx'
import './sum-list.css'

interface SumLine {
  /** Translated already. */
  label: string
  /** Dollars. */
  value: number
  isTotal?: boolean
}

interface SumListProps {
  lines: readonly (SumLine | false | null)[]
  /** As wide as what it stands in, where nothing is beside it. */
  isWhole?: boolean
}

/** Sums below each other, the total larger. */
export function SumList({ lines, isWhole }: SumListProps) {
  return (
    <dl className={isWhole ? 'rb-totals rb-totals-whole' : 'rb-totals'}>
      {lines.map(
        line =>
          line && (
            <div key={line.label} className={line.isTotal ? 'rb-totals-total' : undefined}>
              <dt>{line.label}</dt>
              <dd>
                <Money value={line.value} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
