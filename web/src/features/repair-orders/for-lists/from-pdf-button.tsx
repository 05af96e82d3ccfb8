import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import { useTranslation } from 'react-i18next'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { choosePdf } from './choose-pdf.ts'

export function FromPdfButton() {
  const { t } = useTranslation()
  return (
    <AllowedButton
      to={repairOrderEndpoints.readOrderPdf}
      icon={<FilePdfOutlined aria-hidden />}
      onClick={choosePdf}
    >
      {t('repair-orders.pdf.button')}
    </AllowedButton>
  )
}
