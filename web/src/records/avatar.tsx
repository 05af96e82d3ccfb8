import type { Photo } from '#contract/records/photo.ts'
import { useFileAddress } from './authorised-file.ts'
import './avatar.css'

interface AvatarProps {
  person: { full_name: string; photo: Photo | null }
  /** CSS pixels. */
  side?: number
  color?: string | undefined
}

/** A user's photo or initials, hidden from screen readers: the name is shown next to it. */
export function Avatar({ person, side = 32, color }: AvatarProps) {
  const { photo } = person
  // `xs` is a square of 48 pixels.
  const { address } = useFileAddress(photo && (side > 48 ? photo.sm : photo.xs))
  const style = { width: side, height: side, fontSize: Math.round(side * 0.42) }
  if (address) return <img src={address} alt="" className="rb-avatar" style={style} />
  return (
    <span
      className="rb-avatar"
      style={color ? { ...style, background: color, color: textOn(color) } : style}
      data-initials={photo ? undefined : initials(person.full_name)}
    />
  )
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => word[0]!.toLocaleUpperCase())
    .join('')

/** Black or white, for contrast with `#rrggbb`. */
function textOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    at => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff'
}
