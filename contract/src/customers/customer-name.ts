import { z } from 'zod'
import { isRecord } from '../shared/fields.ts'

export interface Named {
  first_name: string
  last_name: string
  company_name: string
}

/** The person's name, else the company's. */
export const customerName = ({ first_name, last_name, company_name }: Named): string =>
  `${first_name} ${last_name}`.trim() || company_name

/** The company, unless it equals `name`, the result of `customerName`. */
export const companyBeside = (name: string, company: string): string => (company === name ? '' : company)

/** A person needs both names unless there is a company. Reported together with other errors. */
export const isNamed = z.superRefine<Named>(
  (named, context) => {
    if (named.company_name) return
    for (const field of ['first_name', 'last_name'] as const) {
      if (named[field]) continue
      context.issues.push({
        code: 'custom',
        path: [field],
        input: named,
        params: { code: 'validate__required' },
      })
    }
  },
  { when: isRecord },
)
