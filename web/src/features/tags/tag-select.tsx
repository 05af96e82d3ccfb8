import { useTranslation } from 'react-i18next'
import { maxTagsOfRecord, type TagType } from '#contract/tags/tag-shapes.ts'
import { tagShortListEndpoints } from '#contract/tags/tag-short-list.ts'
import { useRead } from '#web/api/hooks.ts'
import { MultipleSelect } from '#web/ui/fields/multiple-select.tsx'
import { ColoredTag } from '#web/ui/text/colored-tag.tsx'

interface TagSelectProps {
  id?: string
  type: TagType
  value?: number[]
  onChange?: (ids: number[]) => void
  disabled?: boolean
}

/** The tags of a record: up to five. */
export function TagSelect({ id, type, value = [], onChange, disabled }: TagSelectProps) {
  const { t } = useTranslation()
  const { data, isPending } = useRead(tagShortListEndpoints.shortListTags, { query: { type } })
  const tags = data?.data ?? []
  return (
    <MultipleSelect
      {...(id ? { id } : {})}
      placeholder={t('tags.choose')}
      disabled={disabled}
      loading={isPending}
      maxCount={maxTagsOfRecord}
      showSearch={{ optionFilterProp: 'label' }}
      value={isPending ? [] : value}
      options={tags.map(tag => ({ value: tag.id, label: tag.name, color: tag.color }))}
      optionRender={({ data: option }) => <ColoredTag color={option.color}>{option.label}</ColoredTag>}
      {...(onChange ? { onChange } : {})}
    />
  )
}
