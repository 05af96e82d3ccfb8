import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { TagType } from '#contract/tags/tag-shapes.ts'
import { tagShortListEndpoints } from '#contract/tags/tag-short-list.ts'
import { useRead } from '#web/api/hooks.ts'
import type { BulkAct } from '#web/records/bulk/bulk-act.ts'
import { ColoredTag } from '#web/ui/text/colored-tag.tsx'

/** Adds a tag to several records or removes it; the endpoint comes from `bulkTagEndpoint`. */
export const tagActs = (endpoint: Endpoint, type: TagType): BulkAct[] =>
  ([true, false] as const).map(is_tagged => ({
    label: is_tagged ? 'tags.bulk.add' : 'tags.bulk.remove',
    endpoint,
    fieldLabel: 'tags.tag',
    field: ({ id, input, onChange, disabled }) => (
      <OneTag
        id={id}
        type={type}
        value={(input?.tag_id as number | undefined) ?? null}
        disabled={disabled}
        onChange={tag_id => onChange({ tag_id, is_tagged })}
      />
    ),
  }))

interface OneTagProps {
  id: string
  type: TagType
  value: number | null
  disabled: boolean
  onChange: (id: number) => void
}

function OneTag({ type, ...rest }: OneTagProps) {
  const { t } = useTranslation()
  const { data, isPending } = useRead(tagShortListEndpoints.shortListTags, { query: { type } })
  return (
    <Select
      {...rest}
      style={{ width: '100%' }}
      loading={isPending}
      notFoundContent={t('tags.none')}
      options={(data?.data ?? []).map(tag => ({ value: tag.id, label: tag.name, color: tag.color }))}
      optionRender={({ data: option }) => <ColoredTag color={option.color}>{option.label}</ColoredTag>}
    />
  )
}
