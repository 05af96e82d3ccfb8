import type { ShopKey, ShopKeyInput } from '#contract/online-shop/shop-key.ts'
import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import type { ShopScope } from '#contract/online-shop/shop-scopes.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'

type Source = ShopKeyInput['source']

interface KeyValues {
  name: string
  source: Source
  scopes: ShopScope[]
  webhook_url: string
}

const label = (field: string) => `online-shop.fields.${field}`

export const shopKeyForm = declareForm({
  kind: 'company',
  endpoints: { create: shopKeyEndpoints.createShopKey },
  values: {
    empty: {
      name: '',
      source: 'ecomm',
      scopes: ['orders:write', 'orders:read', 'stock:read'],
      webhook_url: '',
    } as KeyValues,
    toBody: values => values,
  },
  fieldOf: parameter => [parameter.split('.')[0]!],
  label,
})

export const shopWebhookForm = declareForm({
  kind: 'company',
  endpoints: { edit: shopKeyEndpoints.setShopWebhook },
  values: {
    empty: { webhook_url: '' },
    of: ({ webhook_url }: ShopKey) => ({ webhook_url: webhook_url ?? '' }),
    toBody: values => values,
  },
  label,
})
