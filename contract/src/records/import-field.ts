export interface ImportField {
  field: string
  isRequired?: boolean
  /** Required fields that this one replaces. */
  standsFor?: readonly string[]
  /** Key of its title in the list's own export, unless it is that of the field. */
  exportedAs?: string
  /** A number, with so many digits after the point. */
  decimals?: 0 | 2 | 3
  /** Every sign counts, as in a part number: what a spreadsheet makes of one is asked about. */
  isCode?: true
  /** Where a row has none, one text may be chosen for all rows. */
  mayBeChosen?: true
  /** Where a row has none, it may be what the row has in this field. */
  mayBe?: string
  /** The name of a person, perhaps `Last, First`. */
  isPersonName?: true
  /** Other column names in English, Russian, Spanish and Ukrainian. */
  headings: readonly string[]
}

export const notesHeadings = [
  'note',
  'comment',
  'comments',
  'remarks',
  'примечание',
  'примечания',
  'notas',
  'примітки',
] as const

/** Of the name of a labor rate. */
export const laborRateHeadings = [
  'labor rate name',
  'rate name',
  'название ставки',
  'nombre de la tarifa',
  'назва ставки',
] as const

export const emailHeadings = [
  'e-mail',
  'mail',
  'почта',
  'эл почта',
  'correo',
  'correo electrónico',
  'пошта',
  'main email',
  'email address',
  'e-mail address',
  'primary email',
  'billing email',
  'customer email',
  'email 1',
] as const

export const phoneHeadings = [
  'phone number',
  'telephone',
  'mobile',
  'cell',
  'tel',
  'телефон',
  'teléfono',
  'celular',
  'main phone',
  'primary phone',
  'phone 1',
  'phone no',
  'phone numbers',
  'billing phone',
  'work phone',
  'business phone',
  'office phone',
  'home phone',
  'mobile phone',
  'cell phone',
  'telephone number',
  'default address phone',
] as const
