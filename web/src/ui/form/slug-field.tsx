import Button from 'antd/es/button'
import Input, { type InputProps } from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { slugMax, slugOf } from '#contract/shared/slug.ts'
import type { RecordForm } from './form-types.ts'
import './form.css'

interface SlugFieldProps<Values extends { name: string; slug: string }> extends Omit<InputProps, 'form'> {
  form: RecordForm<Values>
}

/** A slug, typed or derived from the form's name field. */
export function SlugField<Values extends { name: string; slug: string }>({
  form,
  ...field
}: SlugFieldProps<Values>) {
  const { t } = useTranslation()
  return (
    <div className="rb-slug-row">
      <Input {...field} autoComplete="off" maxLength={slugMax} />
      <Button
        disabled={!form.isAllowed}
        onClick={() => {
          const slug = slugOf((form.antd.getFieldValue('name' as never) as string | undefined) ?? '')
          form.antd.setFieldValue('slug' as never, slug as never)
          form.changed()
        }}
      >
        {t('ui.make_slug')}
      </Button>
    </div>
  )
}
