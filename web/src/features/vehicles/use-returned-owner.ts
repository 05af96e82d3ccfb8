import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { customerOption, customerReturnFlow } from '#web/features/customers/index.ts'
import type { SearchOption } from '#web/ui/fields/search/search-select.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { useComeBack } from '#web/ui/form/save/use-come-back.ts'
import type { VehicleValues } from './vehicle-values.ts'

/** Sets and returns the owner that the return flow created. */
export function useReturnedOwner(form: RecordForm<VehicleValues>): SearchOption | undefined {
  const path = useLocation({ select: location => location.pathname })
  const [returnFlow] = useState(() => customerReturnFlow.comeBack(path))
  useComeBack(form, returnFlow, ({ id }) => form.antd.setFieldValue('owner_id', id))
  return returnFlow?.created && customerOption(returnFlow.created)
}
