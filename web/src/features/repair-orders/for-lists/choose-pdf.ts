import { openOverlay } from '#web/shell/overlays.ts'
import '../overlay-names.ts'

/** Opens the file dialog, reads the chosen PDF and opens the form of a new order with the findings. */
export function choosePdf(): void {
  const chooser = document.createElement('input')
  chooser.type = 'file'
  chooser.accept = 'application/pdf,.pdf'
  chooser.onchange = () => {
    const [file] = chooser.files ?? []
    if (file) openOverlay('repair-orders.read-pdf', { file })
  }
  chooser.click()
}
