export interface ImportField {
  field: string
  isRequired?: boolean
  /** Required fields that this one replaces. */
  standsFor?: readonly string[]
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
