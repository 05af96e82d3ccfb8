import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Tag, tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { tagExportEndpoints } from '#contract/tags/tag-export.ts'
import { tagTypes } from '#contract/tags/tag-shapes.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { useRead } from '#web/api/hooks.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import { openOverlay } from '#web/shell/overlays.ts'
import { ExportMenu } from '#web/ui/list/export-menu.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { TagsOfType } from '../components/tags-of-type.tsx'
import '../tags.css'

export default function TagListPage() {
  const { t } = useTranslation()
  const read = useRead(tagEndpoints.list, {})
  const [deleting, setDeleting] = useState<Tag>()
  const close = useCallback(() => setDeleting(undefined), [])
  const tags = read.data?.data
  const search = { tag_id: deleting?.id }
  return (
    <>
      <PageHeading
        title={t('tags.title')}
        actions={
          <>
            <ExportMenu endpoint={tagExportEndpoints.exportTags} query={{}} />
            <AllowedButton
              to={tagEndpoints.create}
              type="primary"
              onClick={() => openOverlay('tags.form', {})}
            >
              {t('tags.new')}
            </AllowedButton>
          </>
        }
      />
      {!tags && !read.error && <SkeletonSections sections={3} />}
      {!tags && read.error && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {tags && (
        <div className="rb-tag-kinds">
          {tagTypes.map(type => (
            <TagsOfType key={type} type={type} tags={tags[type]} onDelete={setDeleting} />
          ))}
        </div>
      )}
      <DeleteRecord
        endpoint={tagEndpoints.remove}
        input={deleting && { params: { id: deleting.id } }}
        name={deleting?.name}
        question={t('tags.delete_question')}
        lists={{
          tag_on_customers: { to: '/customers', search },
          tag_on_trucks: { to: '/vehicles', search },
          tag_on_trailers: { to: '/trailers', search },
        }}
        kind="tag"
        onClose={close}
      />
    </>
  )
}
