import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import Compact from 'antd/es/space/Compact'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { odometerMax, odometerUnits, poNumberMax } from '#contract/repair-orders/repair-order-input.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { useStaysOpen } from './use-stays-open.ts'
import type { RepairOrderValues } from './values/repair-order-values.ts'

const names = ['po_number', 'odometer_in', 'engine_hours_in'] as const

export function CheckInFields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<RepairOrderValues>()
  const isFilled = Form.useWatch((values: RepairOrderValues) => names.some(name => isGiven(values[name])), {
    form,
    preserve: true,
  })
  const [isOpen, open] = useStaysOpen(isFilled ?? false)
  const fields = useRef<HTMLDivElement>(null)
  return isOpen ? (
    <div ref={fields} className="rb-check-in">
      <Form.Item name="po_number" label={t('repair-orders.web.po_number')}>
        <Input maxLength={poNumberMax} autoComplete="off" />
      </Form.Item>
      <Form.Item label={t('repair-orders.web.odometer')} htmlFor="odometer_in">
        <Compact block>
          <Form.Item name="odometer_in" noStyle>
            <NumberField integerDigits={String(odometerMax).length} decimals={0} grouped />
          </Form.Item>
          <Form.Item name="odometer_unit" noStyle>
            <Select
              aria-label={t('repair-orders.web.odometer_unit')}
              options={odometerUnits.map(value => ({ value, label: t(`repair-orders.web.${value}`) }))}
              className="rb-odometer-unit"
            />
          </Form.Item>
        </Compact>
      </Form.Item>
      <Form.Item name="engine_hours_in" label={t('repair-orders.web.engine_hours')}>
        <NumberField integerDigits={6} decimals={1} grouped />
      </Form.Item>
    </div>
  ) : (
    <Button
      type="dashed"
      size="small"
      className="rb-check-in-more"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => {
        open()
        focusSoon(() => firstField(fields.current))
      }}
    >
      {t('repair-orders.web.add_check_in')}
    </Button>
  )
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''
