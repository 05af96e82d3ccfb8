import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { MechanicSelect } from '#web/records/staff-select.tsx'
import type { SearchOption } from '#web/ui/fields/search/search-select.tsx'

export function MechanicStep({ known }: { known: SearchOption | undefined }) {
  const { t } = useTranslation()
  return (
    <Form.Item name="mechanic_id" className="rb-narrow-field">
      <MechanicSelect known={known} label={t('repair-orders.web.mechanic')} />
    </Form.Item>
  )
}
