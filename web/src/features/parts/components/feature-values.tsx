import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import type { FeatureChoice } from '#contract/catalogue/feature.ts'
import { MultipleSelect } from '#web/ui/fields/multiple-select.tsx'

interface FeatureValuesProps {
  /** Index of its row. */
  name: number
  feature: FeatureChoice | undefined
}

/** One value, or several if the specification allows it. */
export function FeatureValues({ name, feature }: FeatureValuesProps) {
  const { t } = useTranslation()
  const options = feature?.values.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const select = {
    options,
    disabled: !feature || undefined,
    showSearch: { optionFilterProp: 'label' },
    allowClear: true,
  }
  return (
    <Form.Item
      name={[name, 'value_ids']}
      label={t(feature?.multiple ? 'parts.values' : 'parts.value')}
      {...(feature?.multiple
        ? {}
        : {
            getValueProps: (ids: number[] | undefined) => ({ value: ids?.[0] }),
            normalize: (id: number | undefined) => (id === undefined ? [] : [id]),
          })}
    >
      {feature?.multiple ? <MultipleSelect {...select} /> : <Select {...select} />}
    </Form.Item>
  )
}
