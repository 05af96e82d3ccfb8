import { config } from 'zod'

// Zod compiles schemas with eval, which the content security policy forbids. Imported before the first schema is made.
config({ jitless: true })
