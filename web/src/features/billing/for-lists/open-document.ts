import { missingLettersHeader } from '#contract/shared/endpoint.ts'
import type { RequestOptions } from '#web/api/request.ts'
import { notify } from '#web/shell/notices.ts'

/** Lifetime of a document's object URL, in milliseconds. */
const lifetime = 40_000

/** For requests of a document: its failures are shown by one notice of ours. */
export const documentOptions = {
  quiet: [0, 400, 404, 406, 409, 422, 424, 500, 503],
  onResponse: sayMissingLetters,
} satisfies RequestOptions

/** Shows a PDF in a new tab. On failure `sayWhy` gets the reason. */
export async function openDocument(read: () => Promise<Blob>, sayWhy = sayThereIsNone): Promise<void> {
  // Opened before the request, while the browser still allows a popup.
  const tab = window.open('', '_blank')
  const address = await documentAddress(read, sayWhy)
  if (!address) tab?.close()
  else if (tab) tab.location.replace(address)
  else window.location.assign(address)
}

/** An object URL of the PDF. A failure is logged for developers and shown to the user. */
export async function documentAddress(
  read: () => Promise<Blob>,
  sayWhy: (failure: unknown) => void = sayThereIsNone,
): Promise<string | undefined> {
  try {
    const address = URL.createObjectURL(await read())
    setTimeout(() => URL.revokeObjectURL(address), lifetime)
    return address
  } catch (failure) {
    console.error(failure)
    sayWhy(failure)
    return undefined
  }
}

function sayThereIsNone(_failure: unknown): void {
  notify.error('billing.web.error__no-download-invoice')
}

function sayMissingLetters(response: Response): void {
  const letters = missingLettersIn(response)
  if (letters) notify.warning('billing.web.missing_letters', { params: { letters } })
}

/** Letters of the answered PDF that no font has. */
export const missingLettersIn = ({ headers }: Response): string =>
  decodeURIComponent(headers.get(missingLettersHeader) ?? '')
