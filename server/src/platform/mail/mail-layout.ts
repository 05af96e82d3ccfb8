export interface MailContent {
  company: string
  language: string
  title: string
  /** Plain text with line breaks. */
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  footer?: string
}

/** HTML and text body with the same content, all escaped. */
export function layOutMail(content: MailContent): { html: string; text: string } {
  return { html: htmlOf(content), text: textOf(content) }
}

/** Tables and inline styles: mail programs support little else. Black on white, for print. */
function htmlOf({ company, language, title, paragraphs, button, footer }: MailContent): string {
  const row = (html: string) => `<tr><td style="padding:0 32px 16px">${html}</td></tr>`
  const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1b2733"
  const rows = [
    `<tr><td style="padding:28px 32px 20px;font-size:15px;font-weight:600">${escapeHtml(company)}</td></tr>`,
    row(`<h1 style="margin:0;font-size:22px;line-height:1.3;font-weight:700">${escapeHtml(title)}</h1>`),
    ...paragraphs.map(text =>
      row(
        `<p style="margin:0;font-size:15px;line-height:1.55;overflow-wrap:anywhere">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`,
      ),
    ),
    button ? row(buttonOf(button)) : '',
    `<tr><td style="padding:12px 32px 28px"><p style="margin:0;padding-top:14px;border-top:1px solid #e6eaee;font-size:13px;line-height:1.5;color:#5a6a79">${escapeHtml(footer || company).replace(/\r?\n/g, '<br>')}</p></td></tr>`,
  ]
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f6f8;${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e6eaee;border-radius:8px;${font}">
${rows.filter(Boolean).join('\n')}
</table>
</body>
</html>
`
}

/** The URL is shown too, for print and programs without buttons. */
function buttonOf({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(safeUrl(url))
  return `<p style="margin:6px 0 12px"><a href="${address}" style="display:inline-block;padding:11px 20px;border-radius:6px;background:#1b2733;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p><p style="margin:0;font-size:13px;line-height:1.5;color:#5a6a79;overflow-wrap:anywhere">${address}</p>`
}

function textOf({ company, title, paragraphs, button, footer }: MailContent): string {
  const link = button ? `${button.label}:\n${safeUrl(button.url)}` : ''
  return `${[company, title, ...paragraphs, link, `-- \n${footer || company}`].filter(Boolean).join('\n\n')}\n`
}

function safeUrl(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`An e-mail links to no ${protocol} address`)
  return href
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
