/** Why a file is not read. */
export type UnfitReason =
  | 'import_file_unreadable'
  | 'import_text_too_large'
  | 'import_too_many_rows'
  | 'import_too_many_columns'
  | 'import_no_such_sheet'

export class UnfitFile extends Error {
  readonly reason: UnfitReason

  constructor(reason: UnfitReason) {
    super(reason)
    this.reason = reason
  }
}
