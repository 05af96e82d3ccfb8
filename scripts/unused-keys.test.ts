import { expect, it } from 'vitest'
import { unusedKeys } from './unused-keys.ts'

it.each([
  ['in a call', 'users.web.edit', `t('users.web.edit')`],
  ['as an attribute', 'users.web.edit', `<Form title="users.web.edit" />`],
  ['in the plural', 'users.count_few', `t('users.count', { count })`],
  ['with a value at its end', 'users.statuses.active', `t(\`users.statuses.\${status}\`)`],
  ['with a choice of two', 'users.web.hide', `t(\`users.web.\${isOpen ? 'hide' : 'show'}\`)`],
  ['after a beginning in quotes', 'tags.colors.none', `words="tags.colors" t(\`\${words}.none\`)`],
  ['with values at both ends', 'users.history.created', `of: 'users', t(\`\${of}.history.\${act}\`)`],
])('a key is used that the code names %s', (_, key, code) => {
  expect(unusedKeys([key], code)).toEqual([])
})

it.each([
  ['that nothing names', 'users.web.gone', `t('users.web.edit')`],
  ['of which only the beginning is named', 'users.web.gone', `t('users.web')`],
  ['that goes on after the value', 'users.statuses.active.gone', `t(\`users.statuses.\${status}\`)`],
  ['with a beginning that nothing names', 'users.gone.none', `words="tags.colors" t(\`\${words}.none\`)`],
])('a key is unused %s', (_, key, code) => {
  expect(unusedKeys([key], code)).toEqual([key])
})
