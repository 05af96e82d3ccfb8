import Button from 'antd/es/button'
import Input, { type InputProps } from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { slugOf } from '#contract/shared/slug.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { PartValues } from '../part-values.ts'
import '../parts.css'

/** The part's slug in the online shop, typed or generated from its name. */
export function SlugField({ form, ...field }: { form: RecordForm<PartValues> } & Omit<InputProps, 'form'>) {
  const { t } = useTranslation()
  return (
    <div className="rb-slug-row">
      <Input {...field} autoComplete="off" maxLength={255} />
      <Button
        disabled={!form.isAllowed}
        onClick={() => {
          form.antd.setFieldValue('slug', slugOf(form.antd.getFieldValue('name') ?? ''))
          form.changed()
        }}
      >
        {t('parts.make_slug')}
      </Button>
    </div>
  )
}
