export function WebAddress({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return url || <span className="rb-muted">-</span>
  return (
    <a className="rb-plain-link" href={url} target="_blank" rel="noopener noreferrer">
      {url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </a>
  )
}
