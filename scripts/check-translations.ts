import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageSlugs } from '../contract/src/shared/languages.ts'
import { unusedKeys } from './unused-keys.ts'

// Every sentence exists in each language with the same values and is used, every key has one, and
// every error code is defined once with one sentence.
const root = join(import.meta.dirname, '..')
const folder = join(root, 'translations')
const problems: string[] = []

/** Words for which the glossary has another. */
const strayWords: Record<string, RegExp> = {
  ru: /(?<!\p{L})(?:детал[ьи]|окончательно|заказ-наряды|e-mail)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:детал[ьі]|остаточно|e-mail)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:añadir|pedidos?|pieza|importe|informe|móvil)(?!\p{L})/iu,
}

const sentences = Object.fromEntries(languageSlugs.map(slug => [slug, readLanguage(slug)]))
const english = sentences.en!
for (const slug of languageSlugs) {
  const own = sentences[slug]!
  for (const [key, text] of english) {
    const translated = own.get(key) ?? own.get(withoutPlural(key))
    if (!hasKey(own, key)) problems.push(`${slug}: ${key} is missing`)
    else if (translated && values(text) !== values(translated))
      problems.push(`${slug}: ${key} fills in other values than English`)
    if (translated?.trim() === '') problems.push(`${slug}: ${key} is empty`)
  }
  for (const key of own.keys()) if (!hasKey(english, key)) problems.push(`${slug}: ${key} is not in English`)
  for (const key of missingPlurals(slug, own)) problems.push(`${slug}: ${key} is missing`)
  for (const [key, text] of own) {
    // Search synonyms may be any word.
    const stray = key.includes('.also_') ? null : strayWords[slug]?.exec(text)
    if (stray) problems.push(`${slug}: ${key} says ${stray[0]}, for which the glossary has another word`)
  }
  if (slug === 'uk')
    for (const [key, text] of own)
      if (/['ʼ]/.test(text)) problems.push(`uk: ${key} has another apostrophe than ’`)
}

const sources = ['web/src', 'server/src', 'contract/src'].flatMap(sourcesIn)
for (const { file, code } of sources)
  for (const key of keysIn(code))
    if (!hasKey(english, key) && !english.has(`${key}_other`))
      problems.push(`${file}: ${key} has no sentence`)
const allCode = sources.map(({ code }) => code).join('\n')
for (const key of unusedKeys(english.keys(), allCode)) problems.push(`${key} is used nowhere`)

const codes = errorCodes()
/** Of a sentence that has a plural form `_other`. */
const isFurtherForm = (key: string) =>
  /_(one|few|many)$/.test(key) && english.has(key.replace(/_[a-z]+$/, '_other'))
const explaining = [...english.keys()].filter(
  key => /^(errors|[\w-]+\.errors)\./.test(key) && !isFurtherForm(key),
)
const codeOf = (key: string) => key.replace(/^.*errors\.|_other$/g, '')
const explained = new Set(explaining.map(codeOf))
const answered = explaining.filter(key => !key.startsWith('app.')).map(codeOf)
for (const code of repeated(answered)) problems.push(`the error ${code} has two sentences`)
for (const code of codes) if (!explained.has(code)) problems.push(`the error ${code} has no sentence`)
if (english.size < 100 || codes.size < 20)
  problems.push(`only ${english.size} sentences and ${codes.size} codes were seen`)

for (const problem of problems) console.log(problem)
console.log(
  `${english.size} sentences in ${languageSlugs.length} languages, ${codes.size} error codes, ${problems.length} problems`,
)
process.exit(problems.length === 0 ? 0 : 1)

function readLanguage(slug: string): Map<string, string> {
  const all = new Map<string, string>()
  for (const name of readdirSync(join(folder, slug)).filter(file => file.endsWith('.json'))) {
    const walk = (value: unknown, key: string): void => {
      if (typeof value === 'string') all.set(key, value)
      else for (const [inner, next] of Object.entries(value as object)) walk(next, `${key}.${inner}`)
    }
    walk(JSON.parse(readFileSync(join(folder, slug, name), 'utf8')), name.slice(0, -5))
  }
  return all
}

function sourcesIn(part: string): { file: string; code: string }[] {
  return readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => {
      const lines = readFileSync(join(root, part, file), 'utf8').split('\n')
      return { file, code: lines.filter(line => !/^\s*(?:\*|\/\/)/.test(line)).join('\n') }
    })
}

/** Keys in `t('...')`, titles and labels; error keys are checked by code. */
function keysIn(code: string): string[] {
  const keys = code.matchAll(/\b(?:t\(|title:|label:)\s*'((?!errors\.)[a-z][\w-]*(?:\.[\w-]+)+)'/g)
  return [...keys].map(([, key]) => key!)
}

/** Plural forms of a sentence differ by language: `orders_one`, `orders_few`, `orders_other`. */
function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '_other')
}

function hasKey(all: Map<string, string>, key: string): boolean {
  return all.has(key) || (withoutPlural(key) !== key && all.has(withoutPlural(key)))
}

function missingPlurals(slug: string, all: Map<string, string>): string[] {
  const forms = new Intl.PluralRules(slug).resolvedOptions().pluralCategories
  return [...english.keys()]
    .filter(key => key.endsWith('_other') && english.has(key.replace(/other$/, 'one')))
    .flatMap(key => forms.map(form => key.replace(/other$/, form)))
    .filter(key => !all.has(key))
}

function values(text: string): string {
  return [...new Set(text.match(/\{\{\s*[\w.]+/g) ?? [])]
    .map(value => value.replace(/\s/g, ''))
    .sort()
    .join()
}

/** Codes of every defineErrors, and the validate__ codes of schemas. */
function errorCodes(): Set<string> {
  const found = new Set<string>()
  const defined: string[] = []
  const visit = (place: string): void => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')) {
        const text = readFileSync(path, 'utf8')
        if (text.includes('defineErrors({'))
          for (const [, code] of text.matchAll(/^ {2}'?([\w-]+)'?: \{ status:/gm)) defined.push(code!)
        for (const [, code] of text.matchAll(/code: '(validate__[\w-]+)'/g)) found.add(code!)
      }
    }
  }
  visit(join(root, 'contract/src'))
  visit(join(root, 'server/src/http'))
  for (const code of repeated(defined)) problems.push(`the error ${code} is defined twice`)
  return new Set([...defined, ...found])
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
