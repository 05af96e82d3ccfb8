import { useNavigate, useParams } from '@tanstack/react-router'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useRead } from '#web/api/hooks.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { type Thing, type ThingBody, things } from './things.ts'

const empty: ThingBody = { name: '', price: null, lines: [{ note: '' }] }
const valuesOf = ({ name, price }: Thing): ThingBody => ({ name, price, lines: [{ note: '' }] })

const thingForm = declareForm({
  kind: 'unit',
  endpoints: { create: things.create, edit: things.update },
  values: { empty, of: valuesOf, toBody: values => values },
  label: field => (field === 'name' ? 'Name' : 'Price'),
  draft: { name: 'things' },
})

export const NewThing = () => <ThingForm />

export function EditThing() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data } = useRead(things.get, { params: { id: Number(id) } })
  return <ThingForm id={Number(id)} thing={data?.data} />
}

function ThingForm({ id, thing }: { id?: number; thing?: Thing | undefined }) {
  const navigate = useNavigate()
  const form = useRecordForm(thingForm, {
    mode: id ? 'edit' : 'create',
    ...(id ? { params: { id } } : {}),
    saved: thing,
    onSaved: () => void navigate({ to: '/things' }),
  })
  return (
    <FormPage
      form={form}
      title={id ? 'Edit thing' : 'New thing'}
      crumbs={[{ title: 'Things', to: '/things' }]}
    >
      <FieldsGrid>
        <Form.Item name="name" label="Name" required>
          <Input />
        </Form.Item>
        <Form.Item name="price" label="Price">
          <MoneyField />
        </Form.Item>
        <Form.Item name={['lines', 0, 'note']} label="First line">
          <Input />
        </Form.Item>
      </FieldsGrid>
    </FormPage>
  )
}
