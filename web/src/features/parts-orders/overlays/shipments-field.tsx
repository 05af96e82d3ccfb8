import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { maxShipments } from '#contract/parts-orders/parts-order-input.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { ShipmentFields } from './shipment-fields.tsx'
import { newShipment } from './shipment-values.ts'
import './shipments-field.css'

/** One shipment or two. */
export function ShipmentsField() {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Form.List name="sent_data">
      {(rows, { add, remove }, { errors }) => (
        <div ref={list} className="rb-shipments-field">
          {rows.map((row, index) => (
            <fieldset key={row.key}>
              <legend>
                {t('parts-orders.shipment.numbered', { number: index + 1 })}
                {rows.length > 1 && (
                  <IconAction
                    label={t('parts-orders.shipment.remove', { number: index + 1 })}
                    icon={<DeleteOutlined aria-hidden />}
                    danger
                    onClick={() => {
                      remove(row.name)
                      focusSoon(() => firstField(list.current))
                    }}
                  />
                )}
              </legend>
              <ShipmentFields of={row.name} />
            </fieldset>
          ))}
          <Form.ErrorList errors={errors} />
          {rows.length < maxShipments ? (
            <Button
              type="text"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => {
                add(newShipment())
                focusSoon(() => firstField(list.current?.querySelector('fieldset:last-of-type')))
              }}
            >
              {t('parts-orders.shipment.add')}
            </Button>
          ) : (
            <p className="rb-muted">{t('parts-orders.errors.validate__max-tracking-numbers')}</p>
          )}
        </div>
      )}
    </Form.List>
  )
}
