import { expect, it } from 'vitest'
import { modelDisplayName } from './model-names.ts'

it.each([
  ['International', 'MA025', '4300', '4300'],
  ['International', 'LF627', 'ProStar', 'ProStar'],
  ['International', 'L9327', '9900i', '9900i'],
  ['International', 'LT625', 'LT', 'LT625'],
  ['International', 'HV507', 'HV - 4x2 Bridge', 'HV507'],
  ['International', 'MD107', undefined, 'MD107'],
  ['International', '9900i', 'L9327', '9900i'],
  ['Mack', 'GU (Granite)', 'GU713', 'Granite'],
  ['Mack', 'Anthem', 'AN (4)', 'Anthem'],
  ['Kenworth', 'T600', 'T600A', 'T600'],
  ['Volvo', 'VNL (4)', 'VNL (4)', 'VNL (4)'],
])('shows the %s %s of the series %s as %s', (make, model, series, shown) => {
  expect(modelDisplayName(make, model, series)).toBe(shown)
})
