import type { ReactNode } from 'react'
import type { BulkResult } from '#contract/records/bulk.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { RelatedRecord } from '#contract/records/related-record.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'

export type BulkKind = Extract<RecordKind, RelatedRecord['kind']>

/** The endpoint's own part of the body: `{ status: 'finished' }`. */
export type ActInput = Record<string, unknown>

export interface BulkAct {
  /** Translation key of the button and of the dialog's title. */
  label: string
  /** Made by `bulkEndpoint`. */
  endpoint: Endpoint
  /** Translation key of the field's label. */
  fieldLabel: string
  field: (control: ActControl) => ReactNode
  /** Cannot be undone: warns before, and offers no undo. */
  isFinal?: boolean
}

interface ActControl {
  id: string
  input: ActInput | undefined
  onChange: (input: ActInput | undefined) => void
  disabled: boolean
}

export type BulkReportRow = BulkResult<ActInput>
