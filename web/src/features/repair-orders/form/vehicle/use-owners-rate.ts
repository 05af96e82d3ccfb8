import { useCallback, useRef } from 'react'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { ChosenVehicle, RepairOrderValues } from '../values/repair-order-values.ts'
import { ratedFor } from '../values/work-rates.ts'

/** Gives the new works the labor rate of another vehicle's owner. The function is stable. */
export function useOwnersRate(form: RecordForm<RepairOrderValues>, company: number | null) {
  const latest = useRef({ form, company })
  latest.current = { form, company }
  return useCallback((next: ChosenVehicle | null, before: ChosenVehicle | null) => {
    const { form, company } = latest.current
    const works = form.antd.getFieldValue('works') as RepairOrderValues['works'] | undefined
    const rated = works && ratedFor(works, { before, next, company })
    if (!rated || rated === works) return
    form.antd.setFieldValue('works', rated)
    form.changed()
  }, [])
}
