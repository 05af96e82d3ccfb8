import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { supplierNameMax } from '#contract/suppliers/supplier.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { supplierForm } from '../supplier-form.ts'
import { useSupplier } from '../use-supplier.ts'
import { ContactsField } from './contacts-field.tsx'

interface SupplierFormDrawerProps {
  /** Absent: a new supplier. */
  id?: number
}

export default function SupplierFormDrawer({ id, open, onClose }: SupplierFormDrawerProps & OverlayProps) {
  const { t } = useTranslation()
  const { supplier, isMissing } = useSupplier(id)
  useEffect(() => {
    if (isMissing) onClose()
  }, [isMissing, onClose])
  return (
    <FormDrawer
      of={supplierForm}
      {...(id === undefined ? {} : { mode: 'edit', params: { id }, saved: supplier })}
      open={open}
      onClose={onClose}
      title={t(id === undefined ? 'suppliers.new' : 'suppliers.edit')}
    >
      {form => (
        <>
          <Form.Item name="name" label={t('suppliers.fields.name')} required>
            <Input autoComplete="off" maxLength={supplierNameMax} />
          </Form.Item>
          <Form.Item name="url" label={t('suppliers.fields.url')}>
            <Input inputMode="url" autoComplete="off" maxLength={255} />
          </Form.Item>
          <h3 className="rb-contacts-title">{t('suppliers.fields.contacts')}</h3>
          <ContactsField form={form} />
        </>
      )}
    </FormDrawer>
  )
}

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'suppliers.form': SupplierFormDrawerProps
  }
}
