import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CategoryNode, categoryEndpoints } from '#contract/catalogue/category.ts'
import { useRead } from '#web/api/hooks.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import { CreateButton } from '#web/ui/actions/create-button.tsx'
import { ExportMenu } from '#web/ui/list/export-menu.tsx'
import { ListSearchBox } from '#web/ui/list/filters/list-search-box.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { rowsOf } from '../category-moves.ts'
import { CategoryTree } from '../components/category-tree.tsx'

export default function CategoryListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search = '' } = useSearch({ strict: false }) as { search?: string }
  const read = useRead(
    categoryEndpoints.listCategories,
    { query: search ? { search } : {} },
    { keepsPrevious: true },
  )
  const [deleting, setDeleting] = useState<CategoryNode>()
  const close = useCallback(() => setDeleting(undefined), [])
  const nodes = read.data?.data
  const below = deleting ? rowsOf(deleting.children).length : 0
  return (
    <>
      <PageHeading
        title={t('catalogue.categories.title')}
        // Reserves the line while the tree loads.
        summary={<span>{nodes && t('catalogue.categories.count', { count: rowsOf(nodes).length })}</span>}
        actions={
          <>
            <ExportMenu endpoint={categoryEndpoints.exportCategories} query={search ? { search } : {}} />
            <CreateButton to="/categories/create" requires={categoryEndpoints.createCategory}>
              {t('catalogue.categories.new')}
            </CreateButton>
          </>
        }
      />
      <div className="rb-tree-search">
        <ListSearchBox
          hasKey
          label={t('catalogue.categories.search')}
          placeholder={t('catalogue.categories.search')}
          value={search}
          onSearch={text =>
            void navigate({ search: (text ? { search: text } : {}) as never, replace: true, to: '.' })
          }
        />
      </div>
      {read.error && !nodes && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {!read.error && !nodes && <SkeletonSections sections={1} lines={20} />}
      {nodes?.length === 0 && (
        <EmptyState
          title={t(search ? 'catalogue.categories.not_found' : 'catalogue.categories.none')}
          text={search ? undefined : t('catalogue.categories.none_text')}
        />
      )}
      {nodes && nodes.length > 0 && (
        <CategoryTree nodes={nodes} isMovable={search === ''} onDelete={setDeleting} />
      )}
      <DeleteRecord
        endpoint={categoryEndpoints.deleteCategory}
        input={deleting && { params: { id: deleting.id } }}
        name={deleting?.name}
        question={t('catalogue.categories.delete_question')}
        {...(below > 0 ? { text: t('catalogue.categories.delete_below', { count: below }) } : {})}
        kind="category"
        onClose={close}
      />
    </>
  )
}
