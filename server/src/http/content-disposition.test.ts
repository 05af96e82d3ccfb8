import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

it('sends names in any script, as ASCII and encoded by RFC 5987', () => {
  expect(contentDisposition('attachment', 'Счёт (1) "à".pdf')).toBe(
    `attachment; filename="(1) _a_.pdf"; filename*=UTF-8''%D0%A1%D1%87%D1%91%D1%82%20%281%29%20%22%C3%A0%22.pdf`,
  )
})

it('begins the ASCII name with a letter or digit, never with a dot', () => {
  const plain = (name: string) => /filename="([^"]*)"/.exec(contentDisposition('attachment', name))![1]
  expect(plain('Заказы-наряды 2026-11-25.csv')).toBe('2026-11-25.csv')
  expect(plain('Счёт.pdf')).toBe('file.pdf')
  expect(plain('Счёт')).toBe('file')
})

it('no name breaks out of the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fileName => {
      expect(contentDisposition('inline', fileName)).toMatch(
        /^inline; filename="[ !#-$&-:<-[\]-~]+"; filename\*=UTF-8''[A-Za-z0-9%._~!-]*$/,
      )
    }),
  )
})
