import type { LabelPaper } from '#contract/parts/part-labels.ts'

/** All in millimetres. */
interface Paper {
  page: { width: number; height: number }
  label: { width: number; height: number }
  /** Where the first label begins. */
  left: number
  top: number
  /** From one label to the next. */
  across: number
  down: number
  columns: number
  rows: number
  /** What a printer for such paper can draw: the width of a module is a whole number of its dots. */
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

/** Scanners want 10 modules of white on either side. */
const quiet = 20
/** Narrower bars are read by good scanners alone, wider ones by all; wider still is of no use. */
const narrowest = 0.12
const widest = 0.38

/** How wide a module is, in millimetres; none where the barcode would be too fine to be read. */
export function moduleWidth({ label, dot }: Paper, modules: number): number | undefined {
  const most = Math.min(widest, label.width / (modules + quiet))
  const width = Math.floor(most / dot) * dot
  return width < narrowest ? undefined : width
}
