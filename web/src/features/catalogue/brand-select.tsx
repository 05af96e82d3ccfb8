import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useWrite } from '#web/api/hooks.ts'
import { focusNextField } from '#web/shell/focus/focus-soon.ts'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import { type SearchOption, SearchSelect } from '#web/ui/fields/search-select.tsx'

interface BrandSelectProps {
  id?: string
  value?: number | null
  onChange?: (id: number | null) => void
  onBlur?: () => void
  known?: SearchOption | undefined
}

/** Finds a brand by name, or makes one of what was typed. */
export function BrandSelect({ known, onChange, ...field }: BrandSelectProps) {
  const { t } = useTranslation()
  const mayCreate = useAllowed()(brandEndpoints.create)
  const write = useWrite(brandEndpoints.create, { changes: 'brand' })
  const [made, setMade] = useState<SearchOption>()
  return (
    <SearchSelect
      {...field}
      endpoint={brandEndpoints.shortList}
      minLength={0}
      known={made?.value === field.value ? made : known}
      toOption={brand => ({ value: brand.id, label: brand.name })}
      onChange={next => onChange?.(next === null ? null : Number(next))}
      below={typed =>
        mayCreate &&
        typed !== '' && (
          <div className="rb-select-below">
            <Button
              type="text"
              block
              icon={<PlusOutlined aria-hidden />}
              loading={write.isPending}
              // Otherwise the select and its button would close before the click.
              onMouseDown={event => event.preventDefault()}
              onClick={() => void create(typed)}
            >
              {t('catalogue.brands.new_named', { name: typed })}
            </Button>
          </div>
        )
      }
    />
  )

  async function create(name: string) {
    if (write.isPending) return
    try {
      const { data } = await write.mutateAsync({ body: { name } })
      setMade({ value: data.id, label: data.name })
      onChange?.(data.id)
      focusNextField()
    } catch (failure) {
      tellRefusal(failure)
    }
  }
}
