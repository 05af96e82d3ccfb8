/** What can be imported; each is a kind of record. */
export const importKinds = ['part', 'customer', 'truck', 'trailer'] as const
export type ImportKind = (typeof importKinds)[number]

export interface ImportField {
  field: string
  isRequired?: boolean
  /** Required fields that may be missing where this one is there. */
  standsFor?: readonly string[]
  /** Headings that mean it, as `plainHeading` makes them: in English, Russian, Spanish and Ukrainian. */
  headings: readonly string[]
}

/** `Part No. (OEM)` -> `part no oem`: how headings are compared. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

const field = (name: string, ...headings: string[]): ImportField => ({
  field: name,
  headings: [name, ...headings].map(plainHeading),
})
const required = (name: string, ...headings: string[]): ImportField => ({
  ...field(name, ...headings),
  isRequired: true,
})

const notesOf = [
  'notes',
  'note',
  'comment',
  'comments',
  'remarks',
  'примечание',
  'примечания',
  'notas',
  'примітки',
] as const
const notes = field(...notesOf)

const vehicleFields = [
  required('vin', 'vin number', 'vin #', 'serial number', 'вин', 'vin номер', 'número de serie'),
  required(
    'unit_number',
    'unit',
    'unit #',
    'unit no',
    'truck #',
    'trailer #',
    'equipment',
    'номер юнита',
    'бортовой номер',
    'unidad',
    'номер одиниці',
  ),
  required('make', 'manufacturer', 'brand', 'марка', 'производитель', 'marca', 'виробник'),
  required('model', 'модель', 'modelo'),
  required('year', 'model year', 'yr', 'год', 'год выпуска', 'año', 'рік', 'рік випуску'),
]
const vehicleDetails = [
  field('color', 'colour', 'цвет', 'колір'),
  field(
    'license_plate',
    'plate',
    'plate #',
    'license',
    'tag',
    'госномер',
    'номерной знак',
    'placa',
    'placas',
    'номерний знак',
    'держномер',
  ),
  field(
    'temporary_plate',
    'temp plate',
    'temporary tag',
    'временный номер',
    'placa temporal',
    'тимчасовий номер',
  ),
  field('plate_state', 'license state', 'tag state', 'штат номера', 'estado de la placa', 'штат держномера'),
  field('gvwr', 'gross weight', 'gross vehicle weight rating', 'полная масса', 'peso bruto', 'повна маса'),
  required(
    'owner',
    'customer',
    'company',
    'fleet',
    'клиент',
    'владелец',
    'компания',
    'cliente',
    'propietario',
    'клієнт',
    'власник',
  ),
  notes,
]

/** The columns of a file, in the order in which they are offered. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  part: [
    required(
      'name',
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
    ),
    required(
      'stock_number',
      'stock #',
      'stock no',
      'sku',
      'item number',
      'складской номер',
      'номер на складе',
      'número de inventario',
      'складський номер',
    ),
    required(
      'article_number',
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
    ),
    required(
      'category',
      'cat',
      'group',
      'product group',
      'категория',
      'группа',
      'categoría',
      'категорія',
      'група',
    ),
    required('brand', 'manufacturer', 'maker', 'mfg', 'make', 'бренд', 'производитель', 'marca', 'виробник'),
    required('unit', 'unit of measure', 'uom', 'um', 'единица', 'ед', 'ед изм', 'unidad', 'одиниця', 'од'),
    required(
      'price_retail',
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
    ),
    field('supplier', 'supplier name', 'vendor', 'vendor name', 'поставщик', 'proveedor', 'постачальник'),
    field(
      'quantity',
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
    ),
    field(
      'cost',
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
    ),
    field(
      'min_limit',
      'minimum',
      'min',
      'min qty',
      'reorder point',
      'минимум',
      'минимальный остаток',
      'mínimo',
      'мінімум',
    ),
    field('delivery_cost', 'shipping', 'delivery', 'доставка', 'envío'),
    // Where a part lies is kept in its notes.
    field(
      ...notesOf,
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
    ),
  ],
  customer: [
    required('first_name', 'first', 'given name', 'имя', 'nombre', "ім'я", 'ім я'),
    required('last_name', 'last', 'surname', 'family name', 'фамилия', 'apellido', 'apellidos', 'прізвище'),
    {
      ...field(
        'full_name',
        'name',
        'contact',
        'contact name',
        'customer',
        'фио',
        'контакт',
        'nombre completo',
        'піб',
      ),
      standsFor: ['first_name', 'last_name'],
    },
    {
      ...field(
        'company_name',
        'company',
        'business',
        'fleet',
        'компания',
        'организация',
        'empresa',
        'compañía',
        'компанія',
      ),
      standsFor: ['first_name', 'last_name'],
    },
    field('email', 'e-mail', 'mail', 'почта', 'эл почта', 'correo', 'correo electrónico', 'пошта'),
    required('phone', 'phone number', 'telephone', 'mobile', 'cell', 'tel', 'телефон', 'teléfono', 'celular'),
    field('phone_extension', 'ext', 'extension', 'добавочный', 'extensión', 'додатковий'),
    field(
      'address',
      'street',
      'street address',
      'address 1',
      'адрес',
      'улица',
      'dirección',
      'calle',
      'адреса',
      'вулиця',
    ),
    field('city', 'town', 'город', 'ciudad', 'місто'),
    field('state', 'province', 'st', 'штат', 'estado', 'провінція'),
    field('zip', 'zip code', 'postal code', 'postcode', 'индекс', 'código postal', 'індекс'),
    notes,
  ],
  truck: [...vehicleFields, required('type', 'vehicle type', 'body', 'тип', 'tipo'), ...vehicleDetails],
  trailer: [...vehicleFields, ...vehicleDetails],
}

/** Required fields that no column is chosen for. */
export function missingColumns(kind: ImportKind, columns: Readonly<Record<string, number>>): string[] {
  const there = importFields[kind].filter(({ field }) => field in columns)
  const covered = new Set(there.flatMap(({ field, standsFor = [] }) => [field, ...standsFor]))
  return importFields[kind].flatMap(({ field, isRequired }) =>
    isRequired && !covered.has(field) ? [field] : [],
  )
}
