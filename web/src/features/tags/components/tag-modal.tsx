import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { type TagType, tagNameMax, tagTypes } from '#contract/tags/tag-shapes.ts'
import { useRead } from '#web/api/hooks.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { tagForm } from '../tag-form.ts'
import { ColorPalette } from './color-palette.tsx'
import { TagLimit } from './tag-limit.tsx'

interface TagModalProps {
  /** Absent: a new tag. */
  id?: number
  type?: TagType
}

export default function TagModal({ id, type, open, onClose }: TagModalProps & OverlayProps) {
  const { t } = useTranslation()
  const [isFull, setFull] = useState(false)
  const read = useRead(tagEndpoints.get, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  const isMissing = useMissingRecord(read.error, { notice: 'errors.no_such_record', to: '/tags' })
  const start = useMemo(() => ({ type: type ?? null }), [type])
  useEffect(() => {
    if (isMissing) onClose()
  }, [isMissing, onClose])
  return (
    <FormModal
      of={tagForm}
      {...(id === undefined ? { start } : { mode: 'edit', params: { id }, saved: read.data?.data })}
      open={open}
      onClose={onClose}
      title={t(id === undefined ? 'tags.new' : 'tags.edit')}
      width={420}
      submitDisabled={isFull}
    >
      {form => (
        <>
          <Form.Item name="name" label={t('tags.fields.name')} required>
            <Input autoComplete="off" maxLength={tagNameMax} />
          </Form.Item>
          <Form.Item name="type" label={t('tags.fields.type')} required>
            <Select
              disabled={id !== undefined}
              options={tagTypes.map(value => ({ value, label: t(`tags.types.${value}`) }))}
            />
          </Form.Item>
          {id === undefined && <TagLimit form={form} onFull={setFull} />}
          <Form.Item name="color" label={t('tags.fields.color')} required>
            <ColorPalette />
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'tags.form': TagModalProps
  }
}
