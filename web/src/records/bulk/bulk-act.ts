import type { ReactNode } from 'react'
import type { BulkResult } from '#contract/records/bulk.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { RelatedRecord } from '#contract/records/related-record.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'

export type BulkKind = Extract<RecordKind, RelatedRecord['kind']>

/** The endpoint's own part of the body: `{ status: 'finished' }`. */
export type ActInput = Record<string, unknown>

interface Act {
  /** Translation key of the button and of the dialog's title. */
  label: string
  /** Made by `bulkEndpoint`. */
  endpoint: Endpoint
  /** Cannot be undone: warns before, and offers no undo. */
  isFinal?: boolean
}

interface ChoosingAct extends Act {
  /** Translation key of the field's label. */
  fieldLabel: string
  field: ActField
  input?: never
}

/** The button says all: the preview comes at once. */
interface DecidedAct extends Act {
  input: ActInput
  field?: never
}

export type BulkAct = ChoosingAct | DecidedAct

export type ActField = (control: ActControl) => ReactNode

interface ActControl {
  id: string
  input: ActInput | undefined
  onChange: (input: ActInput | undefined) => void
  disabled: boolean
}

export type BulkReportRow = BulkResult<ActInput>
