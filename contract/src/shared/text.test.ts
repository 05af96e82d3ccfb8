import { expect, it } from 'vitest'
import { nameUpTo, optionalText, requiredText } from './fields.ts'
import { phone } from './phone.ts'
import { cleanText } from './text.ts'

it('composes letters and drops invisible characters', () => {
  expect(cleanText('Jose\u0301')).toBe('Jos\u00e9')
  expect(cleanText('\ufeffAc\u200bme \u202aTruck\u202c\u200e\u00ad')).toBe('Acme Truck')
  expect(cleanText('\u{1f468}\u200d\u{1f527} a\u200db')).toBe('\u{1f468}\u200d\u{1f527} ab')
  expect(cleanText('two\nlines\tand \u05d0')).toBe('two\nlines\tand \u05d0')
})

it('cleans every text field; invisible text is empty', () => {
  for (const field of [requiredText(50), optionalText(50), nameUpTo(50)]) {
    expect(field.parse(' \u200eJose\u0301\u200b ')).toBe('Jos\u00e9')
  }
  expect(optionalText(50).parse('\u200b')).toBe('')
  for (const field of [requiredText(50), nameUpTo(50)]) {
    expect(field.safeParse('\u200b \u2060').success).toBe(false)
  }
  expect(phone.parse('\u202a+1 (312) 555-0142\u202c')).toBe('+13125550142')
})
