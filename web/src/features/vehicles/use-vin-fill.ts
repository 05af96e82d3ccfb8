import { useRef } from 'react'
import type { VinDecode, VinReading } from '#contract/lookups/vehicle-lookups.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { KindOfVehicle } from './kind-of-vehicle.ts'
import { emptyVehicle, type VehicleValues } from './vehicle-values.ts'

type Told = Partial<Pick<VehicleValues, 'make' | 'model' | 'year' | 'type'>>
const names = ['make', 'model', 'year', 'type'] as const

/**
 * Fills in what a VIN tells. What it does not tell stays as it was typed, but nothing stays of what a former VIN told.
 * A year that was typed stays; a VIN that was not typed here fills only what is empty.
 */
export function useVinFill(of: KindOfVehicle, form: RecordForm<VehicleValues>) {
  const former = useRef<Told>({})
  const isYearTyped = useRef(false)
  return {
    typeYear(year: number | null) {
      isYearTyped.current = year !== null
    },
    take(decoded: VinDecode | undefined, isTyped: boolean) {
      const told = decoded ? toldBy(decoded) : {}
      fill(told, name => isTyped && !(name === 'year' && isYearTyped.current))
    },
    /** The other of two years, with what the VIN means in it. */
    choose(reading: VinReading) {
      isYearTyped.current = false
      fill(toldBy(reading), () => true)
    },
  }

  function toldBy({ make, model, year, type_id }: VinReading): Told {
    return {
      make,
      ...(model === null ? {} : { model }),
      ...(year === null ? {} : { year }),
      ...(type_id === null || of.kind === 'trailer' ? {} : { type: type_id }),
    }
  }

  function fill(told: Told, mayReplace: (name: keyof Told) => boolean) {
    const cleared: Told = {}
    const filled: Told = {}
    for (const name of names) {
      const present = form.antd.getFieldValue(name)
      const isFormer = former.current[name] !== undefined && present === former.current[name]
      if (name in told && (isFormer || !present || mayReplace(name)))
        Object.assign(filled, { [name]: told[name] })
      else if (isFormer) Object.assign(cleared, { [name]: emptyVehicle[name] })
    }
    former.current = filled
    const changes = Object.entries({ ...cleared, ...filled })
    if (changes.length === 0) return
    for (const [name, value] of changes) form.antd.setFieldValue(name as keyof Told, value)
    form.changed()
  }
}
