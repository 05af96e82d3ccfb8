import type { ReactNode } from 'react'
import type { BulkResult } from '#contract/records/bulk.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { RelatedRecord } from '#contract/records/related-record.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'

/** Kinds of record that several of can be acted on. */
export type BulkKind = Extract<RecordKind, RelatedRecord['kind']>

/** What is asked for, in the words of the act's endpoint: `{ status: 'finished' }`. */
export type What = Record<string, unknown>

/** One thing that can be done with several records of a kind. */
export interface BulkAct {
  /** Translation key: the button, and the title of its dialog. */
  label: string
  /** Made by `bulkEndpoint`. */
  endpoint: Endpoint
  /** Translation key of what is chosen. */
  fieldLabel: string
  /** Draws the control by which it is chosen. */
  field: (control: ActControl) => ReactNode
  /** No rule leads back: it is said before, and no undo is offered. */
  isFinal?: boolean
}

interface ActControl {
  id: string
  what: What | undefined
  onChange: (what: What | undefined) => void
  disabled: boolean
}

export type BulkReportRow = BulkResult<What>
