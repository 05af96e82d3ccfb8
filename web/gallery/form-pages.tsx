import { useNavigate } from '@tanstack/react-router'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { DateTimeField } from '#web/ui/fields/date-time-field.tsx'
import { DurationField } from '#web/ui/fields/duration-field.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { PercentField } from '#web/ui/fields/percent-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { SearchSelect } from '#web/ui/fields/search-select.tsx'
import { UploadField } from '#web/ui/fields/upload-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { StepsForm } from '#web/ui/form/steps-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { type ThingBody, things } from './fake-endpoints.ts'

const empty: ThingBody = { name: '', phone: '', price: null, labor: '', discount: 5, notes: '' }
const loaded: ThingBody = {
  ...empty,
  name: 'PM service',
  person_id: 2,
  due: '2026-12-05',
  phone: '+13125550142',
}

function useThingForm(mode: 'create' | 'edit') {
  const navigate = useNavigate()
  return useRecordForm({
    mode,
    endpoint: mode === 'edit' ? things.update : things.create,
    ...(mode === 'edit' ? { params: { id: 1287 }, recordId: 1287 } : {}),
    initial: mode === 'edit' ? loaded : empty,
    version: mode === 'edit' ? 3 : undefined,
    toBody: (values: ThingBody) => values,
    fromRecord: record => ({ values: record as ThingBody, version: (record as { version: number }).version }),
    draft: 'things',
    onSaved: () => void navigate({ to: '/' }),
  })
}

const Name = () => (
  <Form.Item name="name" label="Name" required>
    <Input />
  </Form.Item>
)
const Person = () => (
  <Form.Item name="person_id" label="Customer" required>
    <SearchSelect
      endpoint={things.people}
      toOption={hit => ({ value: hit.id, label: hit.name, second: hit.firm })}
    />
  </Form.Item>
)
const Numbers = () => (
  <FieldsGrid>
    <Form.Item name="price" label="Price">
      <MoneyField />
    </Form.Item>
    <Form.Item name="labor" label="Labor">
      <DurationField />
    </Form.Item>
    <Form.Item name="discount" label="Discount">
      <PercentField />
    </Form.Item>
    <Form.Item name="due" label="Due date" required>
      <DateField />
    </Form.Item>
    <Form.Item name="at" label="Date and time">
      <DateTimeField />
    </Form.Item>
    <Form.Item name="phone" label="Phone">
      <PhoneField />
    </Form.Item>
  </FieldsGrid>
)

export function FormPages({ mode }: { mode: 'create' | 'edit' }) {
  const form = useThingForm(mode)
  return (
    <FormPage
      form={form}
      title={mode === 'edit' ? 'Edit thing' : 'New thing'}
      crumbs={[{ title: 'Things', to: '/' }]}
    >
      <FieldsGrid>
        <Name />
        <Person />
      </FieldsGrid>
      <Numbers />
      <Form.Item name="notes" label="Notes">
        <TextArea rows={3} />
      </Form.Item>
    </FormPage>
  )
}

export function StepsPage() {
  const form = useThingForm('create')
  return (
    <FormPage
      form={form}
      title="New repair order"
      submitTitle="Create order"
      aside={
        <>
          <UploadField maxCount={5} />
          <Form.Item name="notes" label="Notes">
            <TextArea rows={4} placeholder="What the driver said" />
          </Form.Item>
        </>
      }
    >
      <StepsForm
        form={form}
        steps={[
          {
            key: 'who',
            title: 'Vehicle',
            fields: ['name', 'person_id'],
            content: (
              <FieldsGrid>
                <Name />
                <Person />
              </FieldsGrid>
            ),
            summary: <div>2019 Freightliner Cascadia · #734</div>,
          },
          { key: 'work', title: 'Types of work', fields: ['price', 'due'], content: <Numbers /> },
          { key: 'more', title: 'Mechanic', fields: ['mechanic_id'], content: <p>Nobody yet</p> },
        ]}
      />
    </FormPage>
  )
}
