import Tabs from 'antd/es/tabs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#contract/catalogue/category.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { CategoryValues } from '../category-form.ts'
import { CategoryMainFields } from './category-main-fields.tsx'
import { CategorySeoFields } from './category-seo-fields.tsx'

export interface CategoryFieldsProps {
  form: RecordForm<CategoryValues>
  category: Category | undefined
}

/** Both tabs are mounted from the start; an error opens its tab. */
export function CategoryFields(props: CategoryFieldsProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState('main')
  const { onShowErrors } = props.form
  useEffect(() => {
    onShowErrors.current = ([first]) => {
      const parameter = first?.source?.parameter
      if (parameter) setTab(parameter.startsWith('seo') ? 'seo' : 'main')
    }
    return () => {
      onShowErrors.current = undefined
    }
  }, [onShowErrors])
  return (
    <Tabs
      activeKey={tab}
      onChange={setTab}
      items={[
        {
          key: 'main',
          label: t('catalogue.categories.main'),
          children: <CategoryMainFields {...props} />,
          forceRender: true,
        },
        {
          key: 'seo',
          label: t('catalogue.categories.seo_tab'),
          children: <CategorySeoFields {...props} />,
          forceRender: true,
        },
      ]}
    />
  )
}
