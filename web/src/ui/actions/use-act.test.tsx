import { expect, it } from 'vitest'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, notices } from '#web/testing/seen.ts'
import { thingEndpoints } from '#web/testing/things.tsx'
import { useAct } from './use-act.ts'

function Page() {
  const create = useAct(thingEndpoints.create)
  return (
    <button type="button" onClick={() => void create.act({ body: { name: 'Belt' } })}>
      Create
    </button>
  )
}

it('writes once for a double click, and again for a later one', async () => {
  const answer = Promise.withResolvers<void>()
  server.answer(thingEndpoints.create, async () => {
    await answer.promise
    return { data: { id: 1, name: 'Belt', price: 1, status: 'new' as const, version: 1 } }
  })
  await openPage('/things', { '/things': Page })
  await button('Create').dblClick()
  await expect.poll(() => server.callsOf(thingEndpoints.create).length).toBe(1)
  answer.resolve()
  await expect.poll(notices).toEqual(['Operation completed successfully'])
  await button('Create').click()
  await expect.poll(() => server.callsOf(thingEndpoints.create).length).toBe(2)
})
