import { ListPage } from '#web/ui/list/list-page.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { things } from './things.ts'

export const ThingList = () => (
  <ListPage
    name="things"
    read={{ endpoint: things.list }}
    heading={{ title: 'Things' }}
    create={{ title: 'New thing', to: '/things/create', requires: things.create }}
    filters={[
      { kind: 'search', name: 'search', label: 'Name' },
      {
        kind: 'select',
        name: 'status',
        label: 'Status',
        multiple: true,
        options: [
          { value: 'new', label: 'New' },
          { value: 'finished', label: 'Finished' },
        ],
      },
    ]}
    columns={[
      { title: 'Name', sort: 'name', render: row => row.name },
      { title: 'Status', render: row => row.status },
      { title: 'Price', sort: 'price', align: 'right', render: row => <Money value={row.price} /> },
    ]}
    rows={{ link: row => `/things/${row.id}/edit` }}
    cards={{ draw: (row, { link }) => ({ head: link(row.name), body: <Money value={row.price} /> }) }}
    empty={{ title: 'No things yet', text: 'The first one starts here.' }}
  />
)
