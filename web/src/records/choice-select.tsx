import Select, { type SelectProps } from 'antd/es/select'
import { useTranslation } from 'react-i18next'

interface ChoiceSelectProps extends SelectProps<string | null> {
  values: readonly string[]
  /** Translation key before the values: `<words>.<value>`. */
  words: string
}

export function ChoiceSelect({ values, words, value, ...rest }: ChoiceSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...rest}
      style={{ width: '100%' }}
      value={value ?? null}
      options={values.map(one => ({ value: one, label: t(`${words}.${one}`) }))}
    />
  )
}
