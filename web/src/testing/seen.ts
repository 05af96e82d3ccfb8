import { page } from 'vitest/browser'

/** What is on the page besides what can be asked for by role, label and text. */
export const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')]
export const rowTexts = () => rows().map(row => row.textContent)
export const notices = () =>
  [...document.querySelectorAll('.ant-notification-notice')].map(one => one.textContent)
export const address = () => location.pathname + location.search
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const field = (label: string) => page.getByLabelText(label)
export const dialog = () => page.getByRole('dialog')
