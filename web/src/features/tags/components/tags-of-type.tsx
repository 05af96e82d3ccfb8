import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useTranslation } from 'react-i18next'
import { type Tag, tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { maxTagsOfType, type TagType } from '#contract/tags/tag-shapes.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'
import { openOverlay } from '#web/shell/overlays.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { ColoredTag } from '#web/ui/text/colored-tag.tsx'

interface TagsOfTypeProps {
  type: TagType
  tags: readonly Tag[]
  onDelete: (tag: Tag) => void
}

export function TagsOfType({ type, tags, onDelete }: TagsOfTypeProps) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const denied = (endpoint: typeof tagEndpoints.update | typeof tagEndpoints.remove) =>
    allowed(endpoint) ? undefined : t('app.access_denied')
  return (
    <Section
      title={
        <>
          {t(`tags.types.${type}`)}{' '}
          <small className="rb-muted rb-number">
            {t('tags.of_max', { count: tags.length, max: maxTagsOfType })}
          </small>
        </>
      }
      actions={
        <AllowedButton
          to={tagEndpoints.create}
          size="small"
          onClick={() => openOverlay('tags.form', { type })}
        >
          {t('tags.add')}
        </AllowedButton>
      }
    >
      {tags.length === 0 && <p className="rb-muted">{t('tags.none')}</p>}
      <ul className="rb-tag-rows">
        {tags.map(tag => (
          <li key={tag.id}>
            <ColoredTag color={tag.color}>{tag.name}</ColoredTag>
            <span className="rb-row-actions">
              <IconAction
                label={t('tags.edit_one', { name: tag.name })}
                icon={<EditOutlined aria-hidden />}
                disabledBecause={denied(tagEndpoints.update)}
                onClick={() => openOverlay('tags.form', { id: tag.id })}
              />
              <IconAction
                label={t('tags.delete_one', { name: tag.name })}
                icon={<DeleteOutlined aria-hidden />}
                danger
                disabledBecause={denied(tagEndpoints.remove)}
                onClick={() => onDelete(tag)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
