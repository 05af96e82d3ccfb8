import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { queryClient } from '#web/api/query-client.ts'
import { declareForm } from './form-declaration.ts'
import type { RecordForm } from './form-types.ts'
import { useRecordForm } from './use-record-form.ts'

const sent = vi.fn()

it('a form that neither creates nor updates says so in the log, and sends nothing', {
  tags: 'PLAT-041',
}, async () => {
  vi.stubGlobal('fetch', sent)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  render()
  logged.mockClear()
  await form.submit()
  expect(logged.mock.calls).toEqual([['The form is neither creating nor updating: it cannot proceed']])
  expect(sent).not.toHaveBeenCalled()
  logged.mockRestore()
  vi.unstubAllGlobals()
})

let form: RecordForm<object>

const partForm = declareForm({
  kind: 'part',
  endpoints: { create: partEndpoints.createPart },
  values: { empty: {}, toBody: () => ({}) as never },
})

function Frame() {
  form = useRecordForm(partForm, { mode: undefined, allowed: true, onSaved: () => {} })
  return null
}

function render(): void {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <Frame />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
