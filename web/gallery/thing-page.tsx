import { useParams } from '@tanstack/react-router'
import Button from 'antd/es/button'
import { useRead } from '#web/api/hooks.ts'
import { Attachments } from '#web/records/attachments.tsx'
import { Comments } from '#web/records/comments-drawer.tsx'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { RecordPage } from '#web/ui/details/record-page.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { PhoneText } from '#web/ui/text/phone-text.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { VinText } from '#web/ui/text/vin-text.tsx'
import { things } from './fake-endpoints.ts'

export function ThingPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const query = useRead(things.get, { params: { id: Number(id) } })
  return (
    <RecordPage
      query={{ ...query, data: query.data?.data }}
      title={thing => thing.number}
      crumbs={[{ title: 'Repair orders', to: '/' }]}
      tags={thing => <StatusTag tone={thing.status}>{thing.status}</StatusTag>}
      actions={() => (
        <>
          <Button>Edit</Button>
          <Button type="primary">Finish</Button>
        </>
      )}
      missing={{ notice: 'No such order exists', to: '/' }}
      aside={() => (
        <Section title="Attachments">
          <Attachments
            items={[
              {
                id: 1,
                name: 'fleet-order-88412',
                file_name: 'fleet-order-88412.pdf',
                mime_type: 'application/pdf',
                url: '/api/v1/files/1',
                thumbnail_url: null,
                size: 219136,
                created_at: 1,
              },
            ]}
            upload={(_file, { onProgress }) => new Promise(done => setTimeout(done, 1500, onProgress(0.4)))}
            remove={async () => undefined}
          />
        </Section>
      )}
    >
      {thing => (
        <>
          <Section title="Vehicle">
            <DefinitionList
              items={[
                { term: 'Unit', value: thing.unit },
                { term: 'VIN', value: <VinText vin={thing.vin} /> },
                { term: 'Customer', value: thing.person },
                { term: 'Phone', value: <PhoneText phone="+13125550142" extension="12" /> },
                { term: 'Total', value: <Money value={thing.total} /> },
                { term: 'Notes', value: '', whole: true },
              ]}
            />
          </Section>
          <Section title="Comments">
            <Comments
              list={things.comments}
              add={things.addComment}
              remove={things.deleteComment}
              params={{ id: thing.id }}
              removeParams={commentId => ({ id: thing.id, commentId })}
            />
          </Section>
        </>
      )}
    </RecordPage>
  )
}
