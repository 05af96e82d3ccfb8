import { Money } from '../text/money.tsx'
import './sum-list.css'

interface SumLine {
  /** Translated already. */
  label: string
  /** Dollars. */
  value: number
  isTotal?: boolean
}

/** Sums below each other, the total larger. */
export function SumList({ lines }: { lines: readonly (SumLine | false | null)[] }) {
  return (
    <dl className="rb-totals">
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
