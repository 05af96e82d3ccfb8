import type { ErrorEntry } from '#contract/shared/errors.ts'
import { element } from './element.ts'
import { type IdentityAnswer, identityCall } from './identity-call.ts'
import type { Words } from './identity-words.ts'

export interface Field {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autocomplete: string
  value?: string
  /** Shown while the field has no error. */
  hint?: string
}

interface Form {
  words: Words
  fields: readonly Field[]
  submit: string
  /** Name of the call, and values sent with the fields. */
  call: string
  hidden?: Record<string, string>
  /** Gets the answer and what was typed. */
  onDone: (data: Record<string, string>, values: Record<string, string>) => void
}

/** A form of the identity pages: shows errors at the fields, and cannot be submitted twice. */
export function identityForm({ words, fields, submit, call, hidden = {}, onDone }: Form): HTMLFormElement {
  const rows = fields.map(field => fieldRow(field, words))
  const problem = element('p', { class: 'id-problem', role: 'alert' })
  const button = element('button', { type: 'submit', class: 'id-submit' }, submit)
  const form = element(
    'form',
    { novalidate: true, onsubmit: send },
    problem,
    ...rows.map(row => row.frame),
    button,
  )
  let isSending = false
  // A retry after a lost connection has the same idempotency key: the first request may have arrived.
  let act = { text: '', key: '' }

  async function send(event: Event): Promise<void> {
    event.preventDefault()
    if (isSending) return
    for (const row of rows) row.say('')
    problem.textContent = ''
    const empty = rows.filter(row => row.input.value.trim() === '')
    for (const row of empty) row.say(words.required)
    if (empty[0]) return empty[0].input.focus()
    isSending = true
    button.setAttribute('aria-busy', 'true')
    const values = Object.fromEntries(rows.map(row => [row.input.name, row.input.value]))
    const text = JSON.stringify(values)
    if (text !== act.text) act = { text, key: crypto.randomUUID() }
    const answer = await identityCall(call, { ...hidden, ...values }, act.key)
    isSending = false
    button.removeAttribute('aria-busy')
    if (answer.ok || answer.status > 0) act = { text: '', key: '' }
    if (answer.ok) onDone(answer.data, values)
    else refuse(answer)
  }

  function refuse(answer: Extract<IdentityAnswer, { ok: false }>): void {
    const elsewhere: ErrorEntry[] = []
    for (const entry of answer.entries) {
      const row = rows.find(({ input }) => input.name === entry.source?.parameter)
      if (row) row.say(entry.title)
      else elsewhere.push(entry)
    }
    const marked = rows.find(({ input }) => input.getAttribute('aria-invalid') === 'true')
    if (elsewhere.length > 0) problem.textContent = elsewhere.map(entry => entry.title).join(' ')
    else if (!marked) problem.textContent = answer.status === 0 ? words.offline : words.failed
    ;(marked ?? rows[0])?.input.focus()
  }

  return form
}

function fieldRow({ name, label, type = 'text', autocomplete, value, hint }: Field, words: Words) {
  const id = `field-${name}`
  const input = element('input', { id, name, type, autocomplete, value, 'aria-describedby': `${id}-note` })
  const note = element('p', { id: `${id}-note`, class: 'id-note' }, hint)
  const frame = element(
    'div',
    { class: 'id-field' },
    element('label', { for: id }, label),
    element('div', { class: 'id-input' }, input, type === 'password' && revealButton(input, words)),
    note,
  )
  const say = (text: string): void => {
    input.setAttribute('aria-invalid', String(text !== ''))
    note.textContent = text || (hint ?? '')
  }
  return { input, frame, say }
}

function revealButton(input: HTMLInputElement, words: Words): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'id-reveal', onclick: toggle }, words.show)
  function toggle(): void {
    const isShown = input.type === 'text'
    input.type = isShown ? 'password' : 'text'
    button.textContent = isShown ? words.show : words.hide
  }
  return button
}
