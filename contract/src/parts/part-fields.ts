import { column } from '../records/columns.ts'
import { type ImportField, notesHeadings } from '../records/import-field.ts'
import { numberUpTo, optionalText, requiredText } from '../shared/fields.ts'
import { slug } from '../shared/slug.ts'
import { partPrice } from './part-price.ts'

export const partDiscountMax = 99

const size = column.optionalNumber(numberUpTo(99_999, 2))

/** In lists and the record. */
const listed = {
  name: column.text(requiredText(255)),
  slug: column.text(slug.min(1)),
  stock_number: column.text(requiredText(100)),
  delivery_cost: { ...column.money(), input: partPrice.nullish().transform(price => price ?? 0) },
  min_limit_price: column.optionalMoney(partPrice),
  for_shop: column.flag(),
  is_new: column.flag(),
  is_popular: column.flag(),
  is_sale: column.flag(),
}

/** In the record alone. */
const further = {
  price_old: column.optionalMoney(partPrice),
  /** Percent. */
  discount: column.optionalNumber(numberUpTo(partDiscountMax, 2)),
  /** Inches. */
  length: size,
  width: size,
  height: size,
  /** Pounds. */
  weight: size,
  notes: column.text(optionalText(5000)),
}

/** Fields without rules of their own: queries, history and the values of the form follow from them. */
export const partColumns = { listed, further, all: { ...listed, ...further } }

/** The columns of a file of parts, in the order in which they are offered. */
export const partImportFields: readonly ImportField[] = [
  {
    field: 'name',
    isRequired: true,
    headings: [
      'part name',
      'item name',
      'product name',
      'part description',
      'description',
      'item',
      'product',
      'название',
      'наименование',
      'nombre',
      'descripción',
      'назва',
      'найменування',
    ],
  },
  {
    field: 'stock_number',
    isCode: true,
    isRequired: true,
    headings: [
      'stock #',
      'stock no',
      'sku',
      'item number',
      'складской номер',
      'номер на складе',
      'número de inventario',
      'складський номер',
    ],
  },
  {
    field: 'article_number',
    mayBe: 'stock_number',
    isCode: true,
    isRequired: true,
    headings: [
      'article',
      'part number',
      'part #',
      'part no',
      'oem',
      'mpn',
      'mfg part number',
      'manufacturer part number',
      'артикул',
      'número de parte',
      'número de pieza',
    ],
  },
  {
    field: 'category',
    exportedAs: 'parts.fields.category_id',
    mayBeChosen: true,
    isRequired: true,
    headings: ['cat', 'group', 'product group', 'категория', 'группа', 'categoría', 'категорія', 'група'],
  },
  {
    field: 'brand',
    exportedAs: 'parts.fields.brand_id',
    mayBeChosen: true,
    isRequired: true,
    headings: ['manufacturer', 'maker', 'mfg', 'make', 'бренд', 'производитель', 'marca', 'виробник'],
  },
  {
    field: 'unit',
    exportedAs: 'parts.fields.unit_id',
    mayBeChosen: true,
    isRequired: true,
    headings: ['unit of measure', 'uom', 'um', 'единица', 'ед', 'ед изм', 'unidad', 'одиниця', 'од'],
  },
  {
    field: 'price_retail',
    decimals: 2,
    isRequired: true,
    headings: [
      'price',
      'retail',
      'retail price',
      'sell price',
      'sale price',
      'list price',
      'цена',
      'розничная цена',
      'precio',
      'ціна',
    ],
  },
  {
    field: 'supplier',
    exportedAs: 'parts.fields.supplier_id',
    headings: ['supplier name', 'vendor', 'vendor name', 'поставщик', 'proveedor', 'постачальник'],
  },
  {
    field: 'quantity',
    exportedAs: 'parts.on_hand',
    decimals: 3,
    headings: [
      'qty',
      'on hand',
      'qty on hand',
      'quantity on hand',
      'stock',
      'in stock',
      'count',
      'количество',
      'остаток',
      'кол во',
      'cantidad',
      'existencia',
      'кількість',
      'залишок',
    ],
  },
  {
    field: 'cost',
    decimals: 2,
    headings: [
      'unit cost',
      'our cost',
      'average cost',
      'last cost',
      'purchase price',
      'buy price',
      'себестоимость',
      'закупочная цена',
      'costo',
      'собівартість',
    ],
  },
  {
    field: 'min_limit',
    decimals: 3,
    headings: [
      'minimum',
      'min',
      'min qty',
      'reorder point',
      'минимум',
      'минимальный остаток',
      'mínimo',
      'мінімум',
    ],
  },
  { field: 'delivery_cost', decimals: 2, headings: ['shipping', 'delivery', 'доставка', 'envío'] },
  // Where a part lies is kept in its notes.
  {
    field: 'notes',
    headings: [
      ...notesHeadings,
      'bin',
      'bin location',
      'shelf',
      'location',
      'полка',
      'ячейка',
      'место хранения',
      'estante',
      'ubicación',
      'полиця',
    ],
  },
]
