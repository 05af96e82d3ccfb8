import { expect, it } from 'vitest'
import { layOutMail } from './mail-layout.ts'

const content = {
  company: 'Prairie Truck & Trailer',
  language: 'en',
  title: 'Your invoice R-001287',
  paragraphs: ['Hello Maria,\nthank you.', 'The balance is $367.63.'],
  button: { label: 'Open the invoice', url: 'https://shop.example/pay?id=1&sig=a"b' },
  footer: '4810 W Roosevelt Rd',
}

it('has the same content in HTML and text', () => {
  const { html, text } = layOutMail(content)
  for (const part of [
    'Your invoice R-001287',
    'The balance is $367.63.',
    'Open the invoice',
    '4810 W Roosevelt Rd',
  ]) {
    expect(html).toContain(part)
    expect(text).toContain(part)
  }
  expect(html).toContain('Hello Maria,<br>thank you.')
  expect(html).toContain('href="https://shop.example/pay?id=1&#38;sig=a%22b"')
  expect(text).toContain('https://shop.example/pay?id=1&sig=a%22b')
})

it('escapes everything', () => {
  const evil = `<script>alert(1)</script><img src=x onerror='alert("1")'>&`
  const { html } = layOutMail({
    ...content,
    company: evil,
    title: evil,
    paragraphs: [evil],
    footer: evil,
    language: '"><script>',
    button: { label: evil, url: 'https://shop.example/"><script>' },
  })
  expect(html).not.toMatch(/<script|<img/)
  expect(html.match(/&#60;script&#62;alert\(1\)/g)).toHaveLength(6)
})

it('links to web addresses only', () => {
  const link = (url: string) => () => layOutMail({ ...content, button: { label: 'x', url } })
  expect(link('javascript:alert(1)')).toThrow()
  expect(link('data:text/html,x')).toThrow()
  expect(link('/relative')).toThrow()
})

it('does without a button and a footer', () => {
  const { html, text } = layOutMail({ company: 'Shop', language: 'en', title: 'Hello', paragraphs: [] })
  expect(html).not.toContain('<a ')
  expect(text).toBe('Shop\n\nHello\n\n-- \nShop\n')
})
