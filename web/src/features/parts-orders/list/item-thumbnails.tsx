import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import { useFileAddress } from '#web/records/authorised-file.ts'
import './parts-order-list.css'

const most = 4

/** The first items, and how many more there are. */
export function ItemThumbnails({ order }: { order: Pick<PartsOrderRow, 'items_preview' | 'items_count'> }) {
  const shown = order.items_preview.slice(0, most)
  const more = order.items_count - shown.length
  if (shown.length === 0) return null
  return (
    <ul className="rb-thumbs">
      {shown.map(item => (
        <li key={item.id} title={item.name}>
          <PartThumbnail name={item.name} url={item.thumbnail_url} />
        </li>
      ))}
      {more > 0 && <li className="rb-thumbs-more">+{more}</li>}
    </ul>
  )
}

/** Without a picture, the beginning of the name. */
export function PartThumbnail({ name, url }: { name: string; url: string | null }) {
  const { address } = useFileAddress(url)
  return (
    <span className="rb-thumb">
      {address ? (
        <img src={address} alt={name} />
      ) : (
        <span role="img" aria-label={name}>
          {name.slice(0, 2)}
        </span>
      )}
    </span>
  )
}
