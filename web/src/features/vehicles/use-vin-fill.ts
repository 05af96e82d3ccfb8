import { useRef } from 'react'
import type { VinDecode, VinReading } from '#contract/lookups/vehicle-lookups.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { KindOfVehicle } from './kind-of-vehicle.ts'
import { emptyVehicle, type VehicleValues } from './vehicle-values.ts'

type Decoded = Partial<Pick<VehicleValues, 'make' | 'model' | 'year' | 'type'>>
const names = ['make', 'model', 'year', 'type'] as const

/**
 * Fills fields from a decoded VIN and clears those that a former VIN had filled. A typed year stays; a VIN that was
 * not typed here fills only empty fields.
 */
export function useVinFill(of: KindOfVehicle, form: RecordForm<VehicleValues>) {
  const former = useRef<Decoded>({})
  const isYearTyped = useRef(false)
  return {
    typeYear(year: number | null) {
      isYearTyped.current = year !== null
    },
    apply(decoded: VinDecode | undefined, isTyped: boolean) {
      fill(decoded ? valuesOf(decoded) : {}, name => isTyped && !(name === 'year' && isYearTyped.current))
    },
    choose(reading: VinReading) {
      isYearTyped.current = false
      fill(valuesOf(reading), () => true)
    },
  }

  function valuesOf({ make, model, year, type_id }: VinReading): Decoded {
    return {
      make,
      ...(model === null ? {} : { model }),
      ...(year === null ? {} : { year }),
      ...(type_id === null || of.kind === 'trailer' ? {} : { type: type_id }),
    }
  }

  function fill(decoded: Decoded, mayReplace: (name: keyof Decoded) => boolean) {
    const cleared: Decoded = {}
    const filled: Decoded = {}
    for (const name of names) {
      const present = form.antd.getFieldValue(name)
      const isFormer = former.current[name] !== undefined && present === former.current[name]
      if (name in decoded && (isFormer || !present || mayReplace(name)))
        Object.assign(filled, { [name]: decoded[name] })
      else if (isFormer) Object.assign(cleared, { [name]: emptyVehicle[name] })
    }
    former.current = filled
    const changes = Object.entries({ ...cleared, ...filled })
    if (changes.length === 0) return
    for (const [name, value] of changes) form.antd.setFieldValue(name as keyof Decoded, value)
    form.changed()
  }
}
