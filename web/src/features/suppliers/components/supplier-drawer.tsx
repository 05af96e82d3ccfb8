import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'
import { type OverlayProps, openOverlay } from '#web/shell/overlays.ts'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { RecordDrawer } from '#web/ui/details/record-drawer.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { useSupplier } from '../use-supplier.ts'
import { SupplierContacts } from './supplier-contacts.tsx'
import { SupplierHistory } from './supplier-history.tsx'
import { WebAddress } from './web-address.tsx'
import '../suppliers.css'

export default function SupplierDrawer({ id, open, onClose }: { id: number } & OverlayProps) {
  const { t } = useTranslation()
  const { supplier, error, isMissing, refetch } = useSupplier(id)
  const mayEdit = useAllowed()(supplierEndpoints.update)
  const seesParts = useAllowed()(partEndpoints.listParts)
  useEffect(() => {
    if (isMissing) onClose()
  }, [isMissing, onClose])
  return (
    <RecordDrawer
      open={open}
      onClose={onClose}
      title={supplier?.name ?? t('suppliers.one')}
      width="comfortable"
      footer={
        mayEdit &&
        supplier && (
          <div className="rb-form-foot rb-form-foot-dialog">
            <AllowedButton
              to={supplierEndpoints.update}
              type="primary"
              onClick={() => {
                onClose()
                openOverlay('suppliers.form', { id })
              }}
            >
              {t('records.edit')}
            </AllowedButton>
          </div>
        )
      }
    >
      {!supplier && !error && <SkeletonSections sections={1} />}
      {!supplier && error && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
      {supplier && (
        <div className="rb-supplier">
          <DefinitionList
            items={[
              { term: t('suppliers.fields.url'), value: supplier.url && <WebAddress url={supplier.url} /> },
            ]}
          />
          {seesParts && (
            <AppLink to="/parts" search={{ supplier_id: id }}>
              {t('suppliers.parts')}
            </AppLink>
          )}
          <SupplierContacts contacts={supplier.contacts} />
          <SupplierHistory id={id} />
        </div>
      )}
    </RecordDrawer>
  )
}

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'suppliers.view': { id: number }
  }
}
