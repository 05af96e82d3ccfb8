import { markMatches } from './mark-matches.ts'

export function Marked({ text, typed }: { text: string; typed: string }) {
  let at = 0
  return markMatches(text, typed).map(part => {
    const key = at
    at += part.text.length
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>
  })
}
