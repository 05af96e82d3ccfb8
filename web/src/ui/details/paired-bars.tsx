import './paired-bars.css'

export interface PairOfBars {
  /** A date. */
  key: string
  /** Below the bars. */
  short: string
  /** For a tooltip and screen readers. */
  said: string
  /** Shares of the height, 0 to 1. */
  pale: number
  dark: number
}

/** A small chart: a pale and a dark bar for each point in time. */
export const PairedBars = ({ label, pairs }: { label: string; pairs: readonly PairOfBars[] }) => (
  <ul className="rb-bars" aria-label={label}>
    {pairs.map(({ key, short, said, pale, dark }) => (
      <li key={key} title={said}>
        <span className="rb-visually-hidden">{said}</span>
        <span className="rb-bars-pair" aria-hidden="true">
          <span className="rb-bar rb-bar-pale" style={height(pale)} />
          <span className="rb-bar" style={height(dark)} />
        </span>
        <span className="rb-bars-short" aria-hidden="true">
          {short}
        </span>
      </li>
    ))}
  </ul>
)

const height = (share: number) => ({ height: `${Math.max(0, share) * 100}%` })
