import { expect, it } from 'vitest'
import { slug, slugOf } from './slug.ts'

it('makes a slug of a name, in Latin letters', () => {
  const slugs = {
    'Brake Pad (Front)': 'brake-pad-front',
    'SKF/Čes ñandú': 'skf-ces-nandu',
    '100% Diesel': '100-diesel',
    'Тормозные колодки': 'tormoznye-kolodki',
    'Щётка «Їжак» & Co': 'shyotka-yizhak-co',
    日本: '',
    '—': '',
  }
  for (const [name, made] of Object.entries(slugs)) {
    expect(slugOf(name)).toBe(made)
    expect(slug.parse(made)).toBe(made)
  }
})

it('makes a valid slug of a name of any length', () => {
  expect(slug.safeParse(slugOf(`${'a'.repeat(254)} b`)).success).toBe(true)
})
