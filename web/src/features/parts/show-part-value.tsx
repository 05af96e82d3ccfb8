import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { catalogueEndpoints } from '#contract/catalogue/catalogue-endpoints.ts'
import type { Part } from '#contract/parts/part.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { categoryOption } from '#web/features/catalogue/index.ts'
import { supplierOption } from '#web/features/suppliers/index.ts'
import { OptionName } from '#web/ui/fields/search/option-name.tsx'
import type { ShowValue } from '#web/ui/form/form-declaration.ts'

/** For the comparison of two versions. */
export const showPartValue: ShowValue<Part> = (field, value) => {
  const id = value as number | null
  if (!id) return undefined
  switch (field) {
    case 'category_id':
      return (
        <OptionName endpoint={catalogueEndpoints.listCategoryChoices} toOption={categoryOption} id={id} />
      )
    case 'brand_id':
      return (
        <OptionName
          endpoint={brandEndpoints.shortList}
          toOption={brand => ({ value: brand.id, label: brand.name })}
          id={id}
        />
      )
    case 'supplier_id':
      return <OptionName endpoint={supplierEndpoints.shortList} toOption={supplierOption} id={id} />
    default:
      return undefined
  }
}
