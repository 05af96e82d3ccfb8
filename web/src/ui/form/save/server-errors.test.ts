import { describe, expect, it } from 'vitest'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { badSteps, fieldPath, namingFile, placeErrors } from './server-errors.ts'

const entry = (parameter: string | undefined, title = `${parameter} is wrong`): ErrorEntry => ({
  status: 422,
  code: 'validate__required',
  title,
  ...(parameter ? { source: { parameter } } : {}),
})

describe('errors of the server in a form', () => {
  it('finds the field that a dotted parameter names', { tags: ['PLAT-038', 'PLAT-039'] }, () => {
    expect(fieldPath('types_of_work.0.name')).toEqual(['types_of_work', 0, 'name'])
    const { fields, unplaced } = placeErrors(
      [entry('types_of_work.0.name'), entry('vin')],
      [['vin'], ['types_of_work', 0, 'name'], ['types_of_work']],
    )
    expect(fields.get('types_of_work.0.name')?.errors).toEqual(['types_of_work.0.name is wrong'])
    expect(fields.get('vin')?.name).toEqual(['vin'])
    expect(unplaced).toEqual([])
  })

  it('assigns an error without its own field to the parent field', () => {
    const { fields } = placeErrors([entry('phones.2.number')], [['phones']])
    expect(fields.get('phones')?.errors).toEqual(['phones.2.number is wrong'])
  })

  it('returns errors without any field as unplaced', () => {
    const { fields, unplaced } = placeErrors([entry(undefined, 'No'), entry('secret')], [['vin']])
    expect(fields.size).toBe(0)
    expect(unplaced.map(({ title }) => title)).toEqual(['No', 'secret is wrong'])
  })

  it('collects several messages of one field without duplicates', () => {
    const { fields } = placeErrors([entry('vin', 'a'), entry('vin', 'b'), entry('vin', 'a')], [['vin']])
    expect(fields.get('vin')?.errors).toEqual(['a', 'b'])
  })

  it('uses field names that the form maps', () => {
    const { fields } = placeErrors([entry('truck_id')], [['vehicle']], () => ['vehicle'])
    expect(fields.has('vehicle')).toBe(true)
  })

  it('names the file of an error about one of several', () => {
    const files = [new File(['%PDF-'], 'estimate.pdf'), new File([''], 'empty.pdf')]
    const valueAt = ([field, index]: (string | number)[]) =>
      field === 'attachment_files' && typeof index === 'number' ? files[index] : 'typed'
    const titles = [
      entry('attachment_files.1', 'The file is empty'),
      entry('vin', 'No'),
      entry(undefined, 'Oh'),
    ]
      .map(one => namingFile(one, valueAt))
      .map(({ title }) => title)
    expect(titles).toEqual(['empty.pdf: The file is empty', 'No', 'Oh'])
  })

  it('finds the steps with errors', { tags: 'PLAT-039' }, () => {
    const steps = [
      { fields: ['truck_id', 'trailer_id'] },
      { fields: ['types_of_work', 'discount'] },
      { fields: ['due'] },
    ]
    expect(badSteps([entry('types_of_work.0.parts.1.quantity'), entry('truck_id')], steps)).toEqual([0, 1])
    expect(badSteps([entry('due_date'), entry(undefined, 'x')], steps)).toEqual([])
  })
})
