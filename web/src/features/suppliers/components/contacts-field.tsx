import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withOneMain } from '#contract/suppliers/supplier-contacts.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { emptyContact, type SupplierValues } from '../supplier-values.ts'
import { ContactFields } from './contact-fields.tsx'
import '../suppliers.css'

/** A supplier's contacts: at least one, and exactly one main contact. */
export function ContactsField({ form }: { form: RecordForm<SupplierValues> }) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState<number>()
  return (
    <Form.List name="contacts">
      {(rows, _, { errors }) => (
        <div className="rb-contacts">
          {rows.map(row => (
            <ContactFields
              key={row.key}
              index={row.name}
              isAllowed={form.isAllowed}
              onMain={() => makeMain(row.name)}
              onDelete={() => setDeleting(row.name)}
            />
          ))}
          {form.isAllowed && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
              {t('suppliers.contact.add')}
            </Button>
          )}
          <Form.ErrorList errors={errors} />
          <ConfirmAction
            open={deleting !== undefined}
            question={t('suppliers.contact.delete_question')}
            text={deleting !== undefined && now()[deleting]?.name}
            danger
            onYes={() => {
              if (deleting !== undefined) set(now().filter((_, index) => index !== deleting))
              setDeleting(undefined)
            }}
            onClose={() => setDeleting(undefined)}
          />
        </div>
      )}
    </Form.List>
  )

  function now() {
    return form.antd.getFieldValue('contacts') as SupplierValues['contacts']
  }

  function set(next: SupplierValues['contacts']) {
    form.antd.setFieldValue('contacts', withOneMain(next))
    form.changed()
  }

  function makeMain(chosen: number) {
    set(now().map((contact, index) => ({ ...contact, is_main: index === chosen })))
  }

  function add() {
    const others = now()
    set([...others, emptyContact])
    focusSoon(() => form.antd.getFieldInstance(['contacts', others.length, 'name']) as HTMLElement)
  }
}
