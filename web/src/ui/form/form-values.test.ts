import { expect, it } from 'vitest'
import { chosenFiles, keptInDraft, valuesOfDraft } from './form-values.ts'

const values = { name: 'Peg Lopez', phones: [{ number: '+13125550142' }], files: [new File(['x'], 'x.pdf')] }
const declared = {
  values: { empty: { name: '', phones: [], files: [] as File[] }, toBody: () => undefined as never },
}

it('a draft keeps every value but chosen files, and gives back what has the name of one', () => {
  const kept = keptInDraft(declared as never, values)
  expect(kept).toEqual({ name: 'Peg Lopez', phones: [{ number: '+13125550142' }] })
  expect(valuesOfDraft(declared as never, { ...kept, version: 3, of_the_body: 1 })).toEqual(kept)
})

it('knows the values that hold files', () => {
  expect(chosenFiles(values)).toEqual({ files: values.files })
})
