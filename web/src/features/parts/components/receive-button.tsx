import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { isOfLowStock, startSearch } from '../receive/start-search.ts'

/** From a list of parts at or below their minimum, it starts with these. */
export function ReceiveButton() {
  const { t } = useTranslation()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const isLow = isOfLowStock(search)
  return (
    <LinkButton
      to="/parts/receive"
      {...(isLow ? { search: startSearch(search) } : {})}
      requires={partEndpoints.receiveParts}
      icon={<InboxOutlined aria-hidden />}
    >
      {t(isLow ? 'parts.receive.act_low' : 'parts.receive.act')}
    </LinkButton>
  )
}
