import Button from 'antd/es/button'
import Form from 'antd/es/form'
import Input, { type InputProps } from 'antd/es/input/Input'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { slugMax, slugOf } from '#contract/shared/slug.ts'
import type { RecordForm } from './form-types.ts'
import './form.css'

interface SlugFieldProps<Values extends { name: string; slug: string }> extends Omit<InputProps, 'form'> {
  form: RecordForm<Values>
}

/** A slug; that of a new record follows the form's name field until it is changed by hand. */
export function SlugField<Values extends { name: string; slug: string }>({
  form,
  ...field
}: SlugFieldProps<Values>) {
  const { t } = useTranslation()
  const name = Form.useWatch<string | undefined>('name', form.antd) ?? ''
  const derived = useRef('')
  useEffect(() => {
    const { antd, mode } = form
    const isOwn = antd.getFieldValue('slug' as never) !== derived.current
    derived.current = slugOf(name)
    if (mode === 'create' && !isOwn) antd.setFieldValue('slug' as never, derived.current as never)
  }, [form, name])
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
