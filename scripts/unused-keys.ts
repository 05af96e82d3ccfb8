/** Used as a whole. */
const readWhole = ['app.boot_failure.', 'content-blocks.', 'session.pages.']

/**
 * Keys that the code neither quotes nor builds in a template: `users.statuses.${status}`, or
 * `${words}.title` with the beginning quoted elsewhere. Error keys are checked by code.
 */
export function unusedKeys(keys: Iterable<string>, code: string): string[] {
  const quoted = new Set([...code.matchAll(/(['"])([a-z][\w-]*(?:\.[\w-]+)*)\1/g)].map(([, , text]) => text!))
  const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})+)`/g)].map(([, text]) => text!)
  const builtAfter = templates.filter(text => /^[a-z][\w-]*\./.test(text)).map(patternOf)
  const builtOn = templates.filter(text => /^\$\{[^}]*\}\.[a-z]/.test(text)).map(patternOf)
  const isUsed = (key: string) =>
    quoted.has(key) ||
    builtAfter.some(pattern => pattern.test(key)) ||
    builtOn.some(pattern => quoted.has(pattern.exec(key)?.[1] ?? ''))
  return [...keys].filter(
    key =>
      !isError(key) &&
      !readWhole.some(prefix => key.startsWith(prefix)) &&
      !isUsed(key) &&
      !isUsed(key.replace(/_(zero|one|two|few|many|other)$/, '')),
  )
}

/** A value at the beginning may contain dots, a later one is a single word. */
function patternOf(template: string): RegExp {
  const text = template
    .replaceAll('.', '\\.')
    .replace(/^\$\{[^}]*\}/, '([\\w.-]+)')
    .replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')
  return new RegExp(`^${text}$`)
}

const isError = (key: string) => /^(errors|[\w-]+\.errors)\./.test(key) && !key.startsWith('app.')
