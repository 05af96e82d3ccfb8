import type { getDocumentProxy } from 'unpdf'
import { linesOfPage, type PdfTextItem } from './pdf-lines.ts'
import type { TextLine } from './text-line.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>

export async function linesOfPdf(pdf: Pdf): Promise<TextLine[]> {
  const isForm = Object.keys((await pdf.getFieldObjects()) ?? {}).length > 0
  const lines: TextLine[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.filter(item => 'str' in item) as PdfTextItem[]
    const typed = isForm ? await typedInto(page) : []
    lines.push(...linesOfPage(number, [...texts, ...typed], page.getViewport({ scale: 1 }).transform))
    page.cleanup()
  }
  return lines
}

interface Field {
  fieldType?: string
  fieldValue?: unknown
  hidden?: boolean
  multiLine?: boolean
  rect: [number, number, number, number]
}

/** Values of form fields are not part of the page's text. */
async function typedInto(page: Page): Promise<PdfTextItem[]> {
  const fields = (await page.getAnnotations()) as Field[]
  return fields.flatMap(field => {
    const value = [field.fieldValue].flat()[0]
    const isText = field.fieldType === 'Tx' || field.fieldType === 'Ch'
    return isText && !field.hidden && typeof value === 'string' ? typedLines(field, value) : []
  })
}

function typedLines({ rect, multiLine }: Field, value: string): PdfTextItem[] {
  const [left, bottom, right, top] = rect
  const texts = value.split(/\r\n?|\n/)
  const size = Math.min(10, multiLine ? (top - bottom) / texts.length : (top - bottom) * 0.75)
  const first = multiLine ? top - size * 1.2 : (top + bottom) / 2 - size * 0.35
  return texts.map((str, line) => ({
    str,
    width: Math.min(right - left, str.length * size * 0.5),
    transform: [size, 0, 0, size, left + 2, first - line * size * 1.2],
  }))
}
