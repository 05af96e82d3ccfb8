import { useMemo, useRef } from 'react'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { ChosenVehicle, RepairOrderValues } from '../values/repair-order-values.ts'
import { exemptUntil, isTaxed, noTaxes, type Taxes, taxesOf } from '../values/tax-exemption.ts'

export interface TaxExemptionActs {
  /** Called when another vehicle is chosen. */
  proposeFor: (vehicle: ChosenVehicle | null, before: ChosenVehicle | null) => void
  /** Charges an exempt owner anyway, or not. */
  charge: (isCharged: boolean) => void
}

/** Proposes no taxes for an exempt owner and keeps the rates to charge otherwise. The functions are stable. */
export function useTaxExemption(form: RecordForm<RepairOrderValues>, usual: Taxes): TaxExemptionActs {
  const charged = useRef(usual)
  const latest = useRef(form)
  latest.current = form
  return useMemo(() => {
    const now = () => latest.current.antd.getFieldsValue(true) as Taxes
    // Typed rates replace the usual ones.
    const storeTyped = () => {
      if (isTaxed(now())) charged.current = now()
    }
    const write = ({ tax_labor, tax_inventory }: Taxes) => {
      latest.current.antd.setFieldsValue({ tax_labor, tax_inventory })
      latest.current.changed()
    }
    return {
      proposeFor(vehicle, before) {
        const wasExempt = exemptUntil(before) !== null
        storeTyped()
        if (exemptUntil(vehicle) !== null || (wasExempt && !isTaxed(now())))
          write(taxesOf(vehicle, charged.current))
      },
      charge(isCharged) {
        storeTyped()
        write(isCharged ? charged.current : noTaxes)
      },
    }
  }, [])
}
