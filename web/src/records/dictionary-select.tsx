import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useWrite } from '#web/api/hooks.ts'
import { focusNextField } from '#web/shell/focus/focus-soon.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { CreateBelowHits } from '#web/ui/fields/search/create-below-hits.tsx'
import { type SearchOption, SearchSelect } from '#web/ui/fields/search/search-select.tsx'
import { useDictionaryReads } from './use-dictionary-reads.ts'

interface Named {
  id: number
  name: string
}

export interface DictionaryField {
  id?: string
  value?: number | null
  /** Also passes the chosen record. */
  onChange?: (id: number | null, found?: Named) => void
  onBlur?: () => void
  /** The selected option, if already loaded. */
  known?: SearchOption | undefined
}

interface DictionarySelectProps extends DictionaryField {
  /** `<words>.new_named`: `New brand “{{name}}”`. */
  dictionary: {
    kind: RecordKind
    words: string
    endpoints: Record<'list' | 'get' | 'shortList' | 'create', Endpoint>
  }
  minLength?: number
  /** What else a new one needs. Default: nothing. */
  moreOf?: (name: string) => object
}

/** Finds a record by name or creates one with the typed name. */
export function DictionarySelect(props: DictionarySelectProps) {
  const { dictionary, known, onChange, moreOf, ...field } = props
  const { kind, words, endpoints } = dictionary
  useDictionaryReads(dictionary)
  const { t } = useTranslation()
  const mayCreate = useAllowed()(endpoints.create)
  const write = useWrite(endpoints.create, { changes: kind })
  const [created, setCreated] = useState<SearchOption>()
  return (
    <div className="rb-wide" data-never-scanned>
      <SearchSelect
        {...field}
        endpoint={endpoints.shortList}
        known={created?.value === field.value ? created : known}
        toOption={optionOf}
        onChange={(next, hit) => onChange?.(next === null ? null : Number(next), hit as Named | undefined)}
        below={typed =>
          mayCreate &&
          typed !== '' && (
            <CreateBelowHits loading={write.isPending} onClick={() => void create(typed)}>
              {t(`${words}.new_named`, { name: typed })}
            </CreateBelowHits>
          )
        }
      />
    </div>
  )

  async function create(name: string) {
    if (write.isPending) return
    try {
      const { data } = (await write.mutateAsync({
        body: { name, ...moreOf?.(name) },
      } as never)) as unknown as { data: Named }
      setCreated(optionOf(data))
      onChange?.(data.id, data)
      focusNextField()
    } catch (failure) {
      showRefusal(failure)
    }
  }
}

const optionOf = ({ id, name }: Named): SearchOption => ({ value: id, label: name })
