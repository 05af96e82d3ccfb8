import Alert from 'antd/es/alert'
import Form from 'antd/es/form'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { maxTagsOfType } from '#contract/tags/tag-shapes.ts'
import { useRead } from '#web/api/hooks.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { TagValues } from '../tag-form.ts'

interface TagLimitProps {
  form: RecordForm<TagValues>
  onFull: (isFull: boolean) => void
}

export function TagLimit({ form, onFull }: TagLimitProps) {
  const { t } = useTranslation()
  const type = Form.useWatch('type', form.antd)
  const tags = useRead(tagEndpoints.list, {}).data?.data
  const isFull = Boolean(tags && type && tags[type].length >= maxTagsOfType)
  useEffect(() => onFull(isFull), [isFull, onFull])
  if (!isFull) return null
  return (
    <Alert
      className="rb-form-alert"
      type="warning"
      showIcon
      role="alert"
      title={t('tags.errors.tag_limit_reached', { max: maxTagsOfType })}
    />
  )
}
