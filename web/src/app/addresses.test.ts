import { describe, expect, it, vi } from 'vitest'
import { returnAddress } from '#web/features/session/return-address.ts'
import { showNoticesWith } from '#web/shell/notices.ts'
import { searchFromText, searchToText } from '#web/shell/search-text.ts'
import { raiseEntryNotice } from './entry-notice.ts'
import { minutesAndSeconds } from './layout/notices/minutes-and-seconds.ts'
import { readId } from './read-id.ts'
import routes from './routes.ts?raw'
import { needsSignIn, signInAddress } from './sign-in-address.ts'

describe('addresses', () => {
  it('take only a plain positive number for an id', { tags: 'PLAT-013' }, () => {
    expect(readId({ id: '12' })).toEqual({ id: 12 })
    for (const id of ['abc', '1a', '-1', '0', '01', '1.5', '1e3', ' 1', '9'.repeat(16)])
      expect(readId({ id })).toBe(false)
  })

  it('bring no page along: each is loaded when it is wanted', { tags: 'PLAT-014' }, () => {
    expect(routes.match(/=> import\('/g)!.length).toBeGreaterThan(20)
    expect(routes).not.toMatch(/^import .*#web\/features/m)
  })

  it('of forms need the right to write, whatever the kind of record', { tags: 'PLAT-019' }, () => {
    const edits = [...routes.matchAll(/'(\/[^']*\$id\/edit)'[^{]*\{\s*needs: '([^']+)'/g)]
    expect(edits.length).toBeGreaterThanOrEqual(7)
    for (const [, path, right] of edits) expect(right, path).toMatch(/\.update$/)
    expect(routes.match(/\$id\/edit'/g)).toHaveLength(edits.length)
  })

  it('lead to the sign-in with a message and the way back', { tags: 'AUTH-014' }, () => {
    const message = { type: 'warning', message: 'Again, please', description: 'a & b' } as const
    expect(signInAddress('https://id.example/auth/', '/orders?page=2', message)).toBe(
      'https://id.example/auth/sign-in?notify_type=warning&notify_message=Again%2C+please&notify_description=a+%26+b&return_to=%2Forders%3Fpage%3D2',
    )
    expect(signInAddress('/auth', '/')).toBe('/auth/sign-in')
  })

  it('of public pages need nobody signed in', { tags: 'AUTH-016' }, () => {
    expect(needsSignIn('/track/7', [])).toBe(true)
    expect(needsSignIn('/track/7', ['/track'])).toBe(false)
    expect(needsSignIn('/tracks', ['/track'])).toBe(true)
  })

  it('raise the message they carry after 500 ms, and lose it', { tags: 'AUTH-015' }, () => {
    vi.useFakeTimers()
    const shown = vi.fn()
    showNoticesWith(shown)
    const left = raiseEntryNotice(
      new URL('http://x/orders?notify_type=success&notify_message=Saved&notify_description=All&page=2'),
    )
    expect(left.search).toBe('?page=2')
    vi.advanceTimersByTime(499)
    expect(shown).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(shown).toHaveBeenCalledWith({ level: 'success', title: 'Saved', description: 'All' })
    vi.useRealTimers()
  })

  it('come back only to pages of ours', () => {
    const back = (to: string) => returnAddress(`?return_to=${encodeURIComponent(to)}`, 's')
    expect(back('/orders?page=2')).toBe('/orders?page=2&salt=s')
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/auth/x',
    ])
      expect(back(to)).toBe('/?salt=s')
    expect(returnAddress('', 's')).toBe('/?salt=s')
  })

  it('hold filters in the form that the API takes', { tags: 'PLAT-026' }, () => {
    const search = { status: ['new', 'sent'], search: '00123' }
    expect(searchToText(search)).toBe('?status[0]=new&status[1]=sent&search=00123')
    expect(searchFromText(searchToText(search))).toEqual(search)
    expect(searchFromText('?status[]=new&status=a')).toEqual({ status: 'a' })
  })
})

it('counts down in minutes and seconds', { tags: 'LAY-018' }, () => {
  expect([30, 9, 0, 75].map(minutesAndSeconds)).toEqual(['00:30', '00:09', '00:00', '01:15'])
})
