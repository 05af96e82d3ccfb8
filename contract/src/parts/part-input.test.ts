import { describe, expect, it } from 'vitest'
import { itKeepsLimits, put, refusalsOf } from '../testing/field-limits.ts'
import { cleanArticle, partInput, partNames, partUpdate } from './part-input.ts'
import { fitsUnit } from './quantity.ts'

const valid = {
  name: 'Brake shoe',
  slug: 'brake-shoe',
  stock_number: 'BS-1',
  article_number: 'MX-1',
  category_id: 1,
  brand_id: 2,
  unit_id: 3,
  price_retail: 20,
  purchase: { date: '2026-11-01', cost: 10, quantity: 5 },
}

const ids = {
  takes: [1],
  refuses: [
    [0, 'too_small'],
    [1.5, 'invalid_type'],
    ['1', 'invalid_type'],
  ],
} as const
const price = {
  takes: [0, 0.01, 9_999_999],
  refuses: [
    [-0.01, 'too_small'],
    [9_999_999.01, 'too_big'],
    [1.005, 'validate__cents'],
  ],
} as const
const measure = {
  takes: [undefined, null, 0, 0.25, 99_999],
  refuses: [
    [-0.01, 'too_small'],
    [99_999.01, 'too_big'],
    [0.255, 'validate__cents'],
  ],
} as const
const text = (max: number) =>
  ({ takes: [undefined, null, '', 'x'.repeat(max)], refuses: [['x'.repeat(max + 1), 'too_big']] }) as const
const requiredText = (max: number) =>
  ({
    takes: ['x', 'x'.repeat(max)],
    refuses: [
      ['', 'too_small'],
      [' ', 'too_small'],
      ['x'.repeat(max + 1), 'too_big'],
      [undefined, 'invalid_type'],
    ],
  }) as const

describe('a new part keeps the limits of', () => {
  itKeepsLimits(partInput, valid, {
    name: requiredText(255),
    slug: {
      takes: ['x', 'x'.repeat(255)],
      refuses: [
        ['', 'too_small'],
        ['x'.repeat(256), 'too_big'],
        ['Not a slug', 'validate__slug'],
      ],
    },
    stock_number: requiredText(100),
    article_number: {
      takes: ['x', 'x'.repeat(100), `${'x'.repeat(100)}###`],
      refuses: [
        ['#', 'too_small'],
        ['x'.repeat(101), 'too_big'],
        [undefined, 'validate__required'],
      ],
    },
    category_id: { ...ids, refuses: [...ids.refuses, [undefined, 'invalid_type']] },
    brand_id: { ...ids, refuses: [...ids.refuses, [undefined, 'validate__required']] },
    unit_id: { ...ids, refuses: [...ids.refuses, [undefined, 'invalid_type']] },
    supplier_id: { takes: [undefined, null, 1], refuses: [[0, 'too_small']] },
    price_retail: { ...price, refuses: [...price.refuses, [undefined, 'validate__required']] },
    delivery_cost: { ...price, takes: [undefined, null, ...price.takes] },
    min_limit: {
      takes: [undefined, null, 0, 0.001, 999_999],
      refuses: [
        [-0.001, 'too_small'],
        [999_999.001, 'too_big'],
        [0.0015, 'validate__three_decimals'],
      ],
    },
    min_limit_price: { ...price, takes: [undefined, null, ...price.takes] },
    price_old: { ...price, takes: [undefined, null, ...price.takes] },
    discount: {
      takes: [undefined, null, 0, 1.25, 99],
      refuses: [
        [-0.01, 'too_small'],
        [99.01, 'too_big'],
        [1.255, 'validate__cents'],
      ],
    },
    length: measure,
    width: measure,
    height: measure,
    weight: measure,
    package_type: { takes: [undefined, null, 'tube'], refuses: [['sack', 'invalid_value']] },
    notes: text(5000),
    'seo.title': text(255),
    'seo.h1': text(255),
    'seo.desc': text(500),
    'seo.keywords': text(500),
    'seo.text': text(20_000),
    'purchase.date': {
      refuses: [
        ['2026-11-31', 'validate__date'],
        [undefined, 'invalid_type'],
      ],
    },
    'purchase.cost': { ...price, refuses: [...price.refuses, [undefined, 'invalid_type']] },
    'purchase.quantity': {
      takes: [0.001, 999_999.999],
      refuses: [
        [0, 'too_small'],
        [1_000_000, 'too_big'],
        [0.0015, 'validate__three_decimals'],
        [undefined, 'invalid_type'],
      ],
    },
    'purchase.invoice_number': text(15),
    purchase: { refuses: [[undefined, 'invalid_type']] },
  })
})

const size = { min_limit: 1, length: 1, width: 1, height: 1, weight: 1, package_type: 'tube' }
const sale = { price_old: 30, discount: 10 }

it('requires minimum, size and package for the online shop, and prices for a sale', () => {
  for (const field of Object.keys(size)) {
    expect(refusalsOf(partInput, put({ ...valid, for_shop: true, ...size }, field, undefined))).toEqual([
      `${field} validate__required`,
    ])
  }
  for (const field of Object.keys(sale)) {
    expect(refusalsOf(partInput, put({ ...valid, is_sale: true, ...sale }, field, null))).toEqual([
      `${field} validate__required`,
    ])
  }
  expect(refusalsOf(partInput, { ...valid, for_shop: true, is_sale: true, ...size, ...sale })).toEqual([])
  expect(refusalsOf(partUpdate, { ...valid, for_shop: true })).toHaveLength(6)
})

it('reports missing and invalid fields together', () => {
  expect(refusalsOf(partInput, { ...put(valid, 'brand_id', undefined), is_sale: true, name: 1 })).toEqual([
    'name invalid_type',
    'brand_id validate__required',
    'price_old validate__required',
    'discount validate__required',
  ])
  expect(refusalsOf(partUpdate, { ...put(valid, 'price_retail', undefined), name: 1 })).toEqual([
    'name invalid_type',
    'price_retail validate__required',
  ])
  for (const schema of [partInput, partUpdate]) {
    expect(refusalsOf(schema, null)).toEqual([' invalid_type'])
    expect(refusalsOf(schema, 'part')).toEqual([' invalid_type'])
  }
})

it('fills absent fields with their empty values, and clears sale prices without a sale', () => {
  const { purchase, ...rest } = valid
  const nothing = {
    supplier_id: null,
    delivery_cost: 0,
    min_limit: null,
    min_limit_price: null,
    for_shop: false,
    is_new: false,
    is_popular: false,
    is_sale: false,
    price_old: null,
    discount: null,
    length: null,
    width: null,
    height: null,
    weight: null,
    package_type: null,
    features: [],
    notes: '',
    seo: {},
  }
  expect(partInput.parse({ ...valid, ...sale })).toEqual({
    ...rest,
    ...nothing,
    purchase: { ...purchase, invoice_number: '' },
  })
  expect(partInput.parse({ ...valid, ...sale, is_sale: true })).toMatchObject(sale)
  const { unit_id: _unit, ...kept } = rest
  expect(partUpdate.parse({ ...valid, version: 2 })).toEqual({ ...kept, ...nothing, version: 2 })
})

it('accepts its aliases', () => {
  const { article_number, brand_id, price_retail, ...rest } = valid
  const parsed = partInput.parse({ ...rest, article: '# A#1/2 б-3 #', brand: brand_id, price: price_retail })
  expect(parsed).toMatchObject({ article_number: 'A12 б-3', brand_id: 2, price_retail: 20 })
  const seo = (values: object) => partInput.parse({ ...valid, seo: values }).seo
  expect(seo({ description: 'Pads' })).toEqual({ desc: 'Pads' })
  expect(seo({ desc: 'Pads', description: 'other' })).toEqual({ desc: 'Pads' })
  expect(parsed).not.toHaveProperty('article')
  expect(parsed).not.toHaveProperty('brand')
  expect(parsed).not.toHaveProperty('price')
  const both = { ...valid, article: 'other', brand: 9, price: 9 }
  expect(partInput.parse(both)).toMatchObject({ article_number, brand_id, price_retail })
})

it('keeps letters, digits, spaces and hyphens of an article number', () => {
  expect(cleanArticle('AB_12.3 (x)-7')).toBe('AB123 x-7')
  expect(cleanArticle('##А/7ñ')).toBe('А7ñ')
})

it('is unique by slug and stock number', () => {
  expect(Object.keys(partNames.shape)).toEqual(['slug', 'stock_number'])
})

it('accepts up to three decimals unless its unit is whole', () => {
  const whole = { accept_decimals: false }
  expect([fitsUnit(2, whole), fitsUnit(2.5, whole), fitsUnit(2.5, { accept_decimals: true })]).toEqual([
    true,
    false,
    true,
  ])
})
