import { useTranslation } from 'react-i18next'

/** After the number of parts: ` · 3 charges`. Nothing without charges. */
export function ChargesCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 && ` · ${t('charges.count', { count, total: count })}`
}
