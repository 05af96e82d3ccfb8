import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FeatureValue, featureValueEndpoints } from '#contract/catalogue/feature-value.ts'
import { innerPageSize } from '#contract/shared/page.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'
import { openOverlay } from '#web/shell/overlays.ts'
import { CreateButton } from '#web/ui/actions/create-button.tsx'
import { ExportMenu } from '#web/ui/list/export-menu.tsx'
import { InnerList } from '#web/ui/list/inner-list.tsx'
import { Section } from '#web/ui/page/section.tsx'

/** Ten per page. */
export function FeatureValues({ featureId }: { featureId: number }) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState<FeatureValue>()
  const close = useCallback(() => setDeleting(undefined), [])
  return (
    <Section
      title={t('catalogue.features.values')}
      actions={
        <>
          <ExportMenu endpoint={featureValueEndpoints.exportList} query={{ feature_id: featureId }} />
          <CreateButton
            type="default"
            requires={featureValueEndpoints.create}
            to={() => openOverlay('catalogue.value', { featureId })}
          >
            {t('catalogue.values.new')}
          </CreateButton>
        </>
      }
    >
      <InnerList
        name="feature-values"
        read={{
          endpoint: featureValueEndpoints.list,
          query: { feature_id: featureId },
          searchPrefix: 'v_',
          pageSize: innerPageSize,
        }}
        columns={[
          { title: 'catalogue.fields.name', render: value => value.name },
          { title: 'catalogue.fields.slug', render: value => value.slug },
        ]}
        rows={{
          actions: value => [
            {
              key: 'edit',
              label: 'records.edit',
              icon: <EditOutlined aria-hidden />,
              requires: featureValueEndpoints.update,
              onClick: () => openOverlay('catalogue.value', { featureId, value }),
            },
            {
              key: 'delete',
              label: 'records.delete',
              icon: <DeleteOutlined aria-hidden />,
              danger: true,
              requires: featureValueEndpoints.remove,
              onClick: () => setDeleting(value),
            },
          ],
        }}
        empty={{ title: 'catalogue.values.none' }}
      />
      <DeleteRecord
        endpoint={featureValueEndpoints.remove}
        input={deleting && { params: { id: deleting.id } }}
        name={deleting?.name}
        question={t('catalogue.values.delete_question')}
        kind="feature_value"
        onClose={close}
      />
    </Section>
  )
}
