import { expect, it } from 'vitest'
import { chosenFiles, keptInDraft, valuesOfDraft } from './form-values.ts'

const values = { name: 'Peg Lopez', phones: [{ number: '+13125550142' }], files: [new File(['x'], 'x.pdf')] }
const declared = {
  values: { empty: { name: '', phones: [], files: [] as File[] }, toBody: () => undefined as never },
}

it('stores values without files in a draft and restores known fields only', () => {
  const kept = keptInDraft(declared as never, values)
  expect(kept).toEqual({ name: 'Peg Lopez', phones: [{ number: '+13125550142' }] })
  expect(valuesOfDraft(declared as never, { ...kept, version: 3, of_the_body: 1 })).toEqual(kept)
})

it('finds the values that contain files', () => {
  expect(chosenFiles(values)).toEqual({ files: values.files })
})
