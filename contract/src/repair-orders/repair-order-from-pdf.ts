import { z } from 'zod'
import { date, dollars, id } from '../shared/fields.ts'
import { type UploadRules, uploadMaxKb } from '../shared/uploads.ts'
import { vehicleShortRow } from '../vehicles/vehicle-shapes.ts'
import { odometerUnits } from './repair-order-input.ts'

export const repairOrderPdfMaxPages = 50

export const repairOrderPdfRules: UploadRules = {
  extensions: ['pdf'],
  maxKb: uploadMaxKb,
  maxCount: 1,
  thumbnails: {},
}

const pdfDateKinds = ['po', 'due', 'requested', 'other'] as const
export type PdfDateKind = (typeof pdfDateKinds)[number]

const pdfAmountKinds = ['total', 'subtotal', 'labor', 'parts', 'tax', 'limit'] as const

const vehicleFoundBy = ['vin', 'unit_number', 'license_plate'] as const

/** Page and line from 1; `text` is the whole line. */
const pdfPlace = z.object({
  page: z.number().int().positive(),
  line: z.number().int().positive(),
  text: z.string(),
})
export type PdfPlace = z.infer<typeof pdfPlace>

const foundText = z.object({ value: z.string(), place: pdfPlace })

/** What rules found in the text of a PDF, for a person to choose from. */
const pdfFindings = z.object({
  vins: z.array(foundText.extend({ is_check_digit_valid: z.boolean() })),
  unit_numbers: z.array(foundText),
  /** `state` is the short name of the issuing state, or empty. */
  license_plates: z.array(foundText.extend({ state: z.string() })),
  po_numbers: z.array(foundText),
  odometers: z.array(z.object({ value: z.number().int(), unit: z.enum(odometerUnits), place: pdfPlace })),
  engine_hours: z.array(z.object({ value: z.number(), place: pdfPlace })),
  dates: z.array(z.object({ value: date, kind: z.enum(pdfDateKinds), place: pdfPlace })),
  amounts: z.array(z.object({ value: dollars, kind: z.enum(pdfAmountKinds), place: pdfPlace })),
  customers: z.array(foundText),
  /** Complaints, instructions, and failures of an inspection. */
  notes: z.array(foundText),
})
export type PdfFindings = z.infer<typeof pdfFindings>

export const repairOrderFromPdf = pdfFindings.extend({
  pages: z.number().int(),
  /** `id` is null for a name that is no customer of the shop. */
  customers: z.array(foundText.extend({ id: id.nullable() })),
  /** The shop's vehicles named in the PDF, best match first. */
  vehicles: z.array(vehicleShortRow.extend({ found_by: z.array(z.enum(vehicleFoundBy)).min(1) })),
  parts: z.array(z.object({ id, stock_number: z.string(), name: z.string(), place: pdfPlace })),
})
export type RepairOrderFromPdf = z.infer<typeof repairOrderFromPdf>
