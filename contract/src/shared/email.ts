import { z } from 'zod'
import { typedText } from './text.ts'

export const email = typedText().toLowerCase().min(1).max(255).pipe(z.email())

export const optionalEmail = z
  .union([z.literal('').transform(() => null), z.null(), email])
  .optional()
  .transform(value => value ?? null)
