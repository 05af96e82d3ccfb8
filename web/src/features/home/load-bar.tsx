import './load-bar.css'

interface LoadBarProps {
  /** 0 to 1; more is drawn as 1. */
  share: number
  isBad: boolean
}

export const LoadBar = ({ share, isBad }: LoadBarProps) => (
  <span className="rb-load-track" aria-hidden="true">
    <span
      className={isBad ? 'rb-load rb-load-bad' : 'rb-load'}
      style={{ width: `${Math.min(1, share) * 100}%` }}
    />
  </span>
)
