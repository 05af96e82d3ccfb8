/** A column of an imported file. */
export interface ImportField {
  field: string
  isRequired?: boolean
  /** Required fields that may be missing where this one is there. */
  standsFor?: readonly string[]
  /** What else it is called in files, in English, Russian, Spanish and Ukrainian. */
  headings: readonly string[]
}

/** Of the notes of any record. */
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
