import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { type Unit, unitForm } from '../unit-form.ts'

interface UnitModalProps {
  /** None: a new one. */
  unit?: Unit
}

export default function UnitModal({ unit, open, onClose }: UnitModalProps & OverlayProps) {
  const { t } = useTranslation()
  return (
    <FormModal
      of={unitForm}
      {...(unit ? { mode: 'edit', params: { id: unit.id }, saved: unit } : {})}
      open={open}
      onClose={onClose}
      title={t(unit ? 'catalogue.units.edit' : 'catalogue.units.new')}
      width={420}
    >
      {() => (
        <>
          <Form.Item name="name" label={t('catalogue.fields.name')} required>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="accept_decimals" valuePropName="checked">
            <Checkbox>{t('catalogue.fields.accept_decimals')}</Checkbox>
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'catalogue.unit': UnitModalProps
  }
}
