import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { DeleteTypeOfWork } from '../components/delete-type-of-work.tsx'
import { TypeOfWorkCharges } from '../components/type-of-work-charges.tsx'
import { TypeOfWorkParts } from '../components/type-of-work-parts.tsx'

export const load = ({ params }: { params: { id?: number } }) =>
  prefetch(typeOfWorkEndpoints.getTypeOfWork, { params: { id: params.id! } })

export default function TypeOfWorkPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const goBack = useGoBack('/type-of-work')
  const query = useRead(typeOfWorkEndpoints.getTypeOfWork, { params: { id } })
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <RecordPage
        query={{ ...query, data: query.data?.data }}
        title={work => work.name}
        crumbs={[{ title: t('types-of-work.types_of_work'), to: '/type-of-work' }]}
        missing={{ notice: 'types-of-work.errors.no_such_type_of_work' }}
        actions={() => (
          <>
            <AllowedButton
              to={typeOfWorkEndpoints.deleteTypeOfWork}
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              {t('types-of-work.delete')}
            </AllowedButton>
            <LinkButton
              to={`/type-of-work/${id}/edit`}
              requires={typeOfWorkEndpoints.updateTypeOfWork}
              type="primary"
              icon={<EditOutlined aria-hidden />}
            >
              {t('types-of-work.edit')}
            </LinkButton>
          </>
        )}
      >
        {work => (
          <>
            <Section title={t('types-of-work.labor')}>
              <DefinitionList
                items={[
                  { term: t('types-of-work.duration'), value: work.duration },
                  { term: t('types-of-work.hourly_rate'), value: <Money value={work.hourly_rate} /> },
                  work.labor_rate && {
                    term: t('types-of-work.labor_rate'),
                    value: work.labor_rate.name,
                  },
                  {
                    term: t('types-of-work.estimated_amount'),
                    value: <Money value={work.estimated_amount} />,
                  },
                ]}
              />
            </Section>
            <Section title={t('types-of-work.parts')}>
              <TypeOfWorkParts parts={work.inventories} />
            </Section>
            {work.charges.length > 0 && (
              <Section title={t('types-of-work.charges')}>
                <TypeOfWorkCharges work={work} />
              </Section>
            )}
          </>
        )}
      </RecordPage>
      <DeleteTypeOfWork
        work={isDeleting ? query.data?.data : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={goBack}
      />
    </>
  )
}
