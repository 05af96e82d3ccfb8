import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { expect, it } from 'vitest'
import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { field } from '#web/testing/seen.ts'
import { declareForm } from './form-declaration.ts'
import { FormPage } from './form-page.tsx'
import { SlugField } from './slug-field.tsx'
import { useRecordForm } from './use-record-form.ts'

const brandForm = declareForm({
  endpoints: { create: brandEndpoints.create, edit: brandEndpoints.update },
  values: {
    empty: { name: '', slug: '' },
    of: (saved: { name: string; slug: string }) => saved,
    toBody: values => values,
  },
})
const edited = { params: { id: 1 }, saved: { name: 'Bendix', slug: 'bendix', version: 1 } }

function Brand({ mode }: { mode: 'create' | 'edit' }) {
  const form = useRecordForm(brandForm, { mode, ...(mode === 'edit' ? edited : {}), onSaved: () => {} })
  return (
    <FormPage form={form} title="Brand">
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
      <Form.Item name="slug" label="Slug">
        <SlugField form={form} />
      </Form.Item>
    </FormPage>
  )
}

const pages = {
  '/brands/create': () => <Brand mode="create" />,
  '/brands/1': () => <Brand mode="edit" />,
}

const open = (address: keyof typeof pages) => {
  server.answer(brandEndpoints.create, () => ({ data: { id: 1, name: '', slug: '' } }) as never)
  server.answer(brandEndpoints.update, () => ({ data: { id: 1, name: '', slug: '' } }) as never)
  return openPage(address, pages)
}

it('follows the name of a new record until it is changed by hand', async () => {
  await open('/brands/create')
  await field('Name').fill('Шины Mack')
  await expect.element(field('Slug')).toHaveValue('shiny-mack')
  await field('Slug').fill('mack')
  await field('Name').fill('Шины Mack 2')
  await expect.element(field('Slug')).toHaveValue('mack')
})

it('stays as saved when the name of a record is changed', async () => {
  await open('/brands/1')
  await field('Name').fill('Bendix Brakes')
  await expect.element(field('Slug')).toHaveValue('bendix')
})
