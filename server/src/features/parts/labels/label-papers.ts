import type { LabelPaper } from '#contract/parts/part-labels.ts'

/** Millimetres. */
interface Paper {
  page: { width: number; height: number }
  label: { width: number; height: number }
  left: number
  top: number
  /** Distance between the left edges of labels. */
  across: number
  down: number
  columns: number
  rows: number
  /** Size of a printer's dot: modules are a whole number of dots wide. */
  dot: number
}

const inch = 25.4

export const papers: Record<LabelPaper, Paper> = {
  thermal_2x1: {
    page: { width: 2 * inch, height: inch },
    label: { width: 2 * inch, height: inch },
    left: 0,
    top: 0,
    across: 0,
    down: 0,
    columns: 1,
    rows: 1,
    dot: inch / 203,
  },
  avery_5160: {
    page: { width: 8.5 * inch, height: 11 * inch },
    label: { width: 2.625 * inch, height: inch },
    left: 0.1875 * inch,
    top: 0.5 * inch,
    across: 2.75 * inch,
    down: inch,
    columns: 3,
    rows: 10,
    dot: inch / 600,
  },
}

/** Scanners need 10 modules of white on either side. */
const quiet = 20
/** Only good scanners read narrower bars; wider ones are of no use. */
const narrowest = 0.12
const widest = 0.38

/** Width of a module in millimetres; undefined if the barcode would be too fine to scan. */
export function moduleWidth({ label, dot }: Paper, modules: number): number | undefined {
  const most = Math.min(widest, label.width / (modules + quiet))
  const width = Math.floor(most / dot) * dot
  return width < narrowest ? undefined : width
}
