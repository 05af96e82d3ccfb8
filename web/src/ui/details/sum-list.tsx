import { Money } from '../text/money.tsx'
import './sum-list.css'

interface SumLine {
  label: string
  /** Dollars. */
  value: number
  isTotal?: boolean
}

interface SumListProps {
  lines: readonly (SumLine | false | null)[]
  /** Full width of the container. */
  isWhole?: boolean
}

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
