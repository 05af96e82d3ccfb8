import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useGoOnce } from '#web/shell/use-go.ts'
import { CreateBelowHits } from '#web/ui/fields/search/create-below-hits.tsx'
import { type SearchOption, SearchSelect } from '#web/ui/fields/search/search-select.tsx'
import { customerReturnFlow } from '../created-customer.ts'
import { customerOption } from '../customer-option.ts'
import { startFrom } from '../start-from.ts'

interface CustomerSelectProps {
  id?: string
  value?: number | null
  onChange?: (id: number | null, customer?: CustomerShortRow) => void
  onBlur?: () => void
  known?: SearchOption | undefined
  disabled?: boolean
}

/** By name, company, e-mail or phone; can start the return flow to create one. */
export function CustomerSelect({ id, value, onChange, onBlur, known, disabled }: CustomerSelectProps) {
  const { t } = useTranslation()
  const go = useGoOnce()
  const path = useLocation({ select: location => location.pathname })
  const mayCreate = useAllowed()(customerEndpoints.createCustomer)
  return (
    <SearchSelect
      {...(id ? { id } : {})}
      endpoint={customerEndpoints.shortListCustomers}
      toOption={customerOption}
      placeholder={t('customers.find')}
      known={known}
      disabled={disabled ?? false}
      value={value}
      onChange={(next, customer) => onChange?.(next === null ? null : Number(next), customer)}
      {...(onBlur ? { onBlur } : {})}
      below={typed =>
        mayCreate && <CreateBelowHits onClick={() => create(typed)}>{t('customers.new')}</CreateBelowHits>
      }
    />
  )

  function create(typed: string) {
    void go('/customers/create', { search: startFrom(typed), state: customerReturnFlow.leave(path) })
  }
}
