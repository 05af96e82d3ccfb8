import type { z } from 'zod'

/**
 * Query strings and forms contain only text: converts text to the number or boolean that the schema
 * expects. Empty text counts as absent where text is not allowed; the rest is left to the schema.
 */
export function coerce(schema: z.ZodType, raw: unknown): unknown {
  const definition = (schema as unknown as { _zod: { def: Definition } })._zod.def
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly': {
      const inner = coerce(definition.innerType!, raw)
      return inner === '' && !takesText(definition.innerType!)
        ? definition.type === 'nullable'
          ? null
          : undefined
        : inner
    }
    case 'pipe':
      return coerce(definition.in!, raw)
    case 'number':
      return typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw.trim()) ? Number(raw) : raw
    case 'boolean':
      return raw === 'true' || raw === '1' || raw === 1
        ? true
        : raw === 'false' || raw === '0' || raw === 0
          ? false
          : raw
    case 'literal':
      return definition.values?.find(value => String(value) === raw) ?? raw
    case 'union': {
      for (const option of definition.options ?? []) {
        const tried = coerce(option, raw)
        if (option.safeParse(tried).success) return tried
      }
      return raw
    }
    case 'array':
      return Array.isArray(raw) ? raw.map(item => coerce(definition.element!, item)) : raw
    case 'object': {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
      const coerced: Record<string, unknown> = { ...raw }
      for (const [key, field] of Object.entries(definition.shape ?? {})) {
        if (key in coerced) coerced[key] = coerce(field, coerced[key])
      }
      return coerced
    }
    default:
      return raw
  }
}

interface Definition {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
  values?: unknown[]
}

const takesText = (schema: z.ZodType): boolean => schema.safeParse('').success
