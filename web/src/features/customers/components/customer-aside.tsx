import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { roleId } from '#contract/access/roles.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { languageSlugs } from '#contract/shared/languages.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { LaborRateField } from '#web/features/labor-rates/index.ts'
import { PriceLevelField } from '#web/features/prices/index.ts'
import { TagSelect } from '#web/features/tags/index.ts'
import { SearchSelect } from '#web/ui/fields/search/search-select.tsx'

export function CustomerAside({ customer }: { customer?: Customer | undefined }) {
  const { t } = useTranslation()
  const manager = customer?.sales_manager
  return (
    <>
      <Form.Item name="tags" label={t('customers.fields.tags')}>
        <TagSelect type="customer" />
      </Form.Item>
      <Form.Item name="sales_manager_id" label={t('customers.fields.sales_manager')}>
        <SearchSelect
          endpoint={userEndpoints.listUsersShort}
          query={{ roles: [roleId('sales_manager')], statuses: ['active'] }}
          minLength={0}
          known={manager ? { value: manager.id, label: manager.full_name } : undefined}
          toOption={user => ({ value: user.id, label: user.full_name })}
        />
      </Form.Item>
      <LaborRateField
        label={t('customers.fields.labor_rate')}
        placeholder={t('customers.usual_labor_rate')}
      />
      <Form.Item name="language" label={t('customers.fields.language')}>
        <Select
          options={languageSlugs.map(slug => ({ value: slug, label: t(`customers.languages.${slug}`) }))}
        />
      </Form.Item>
      <PriceLevelField label={t('customers.fields.price_level_id')} />
      <Form.Item name="without_charges" valuePropName="checked">
        <Checkbox>{t('customers.fields.without_charges')}</Checkbox>
      </Form.Item>
    </>
  )
}
