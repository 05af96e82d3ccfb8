import { useTranslation } from 'react-i18next'
import { PageTabs } from '#web/ui/page/page-tabs.tsx'

export const shopPath = '/company-settings/online-shop'

export function ShopTabs() {
  const { t } = useTranslation()
  return (
    <PageTabs
      label={t('online-shop.title')}
      tabs={[
        { to: shopPath, title: t('online-shop.keys') },
        { to: `${shopPath}/messages`, title: t('online-shop.messages') },
      ]}
    />
  )
}
