import { expect, it } from 'vitest'
import { loggedPath } from './logged-path.ts'

it.each([
  ['/invoice/abc-DEF_1', '/invoice/-'],
  ['/invoice/abc?x=1', '/invoice/-'],
  ['/api/v1/public/invoices/abc', '/api/v1/public/invoices/-'],
  ['/api/v1/public/invoices/abc/pdf', '/api/v1/public/invoices/-/pdf'],
  ['/api/v1/orders/12/invoice?invoice_date=2026-11-21', '/api/v1/orders/12/invoice'],
])('logs %s as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})
