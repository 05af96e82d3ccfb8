import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined'
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined'
import { useTranslation } from 'react-i18next'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { useFirstFieldFocus } from '#web/shell/focus/page-focus.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { DraftMark } from '#web/ui/form/draft/draft-mark.tsx'
import { FormBody } from '#web/ui/form/form-body.tsx'
import { LeaveGuard } from '#web/ui/form/save/leave-guard.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { companyForm } from '../company-form.ts'
import { BillingSection } from '../components/billing-section.tsx'
import { EcommerceSection } from '../components/ecommerce-section.tsx'
import { EmailSection } from '../components/email-section.tsx'
import { GeneralSection } from '../components/general-section.tsx'
import { LogoSection } from '../components/logo-section.tsx'
import { OrdersSection } from '../components/orders-section.tsx'
import '../company.css'

export const load = () =>
  Promise.all([prefetch(companyEndpoints.getCompany, {}), prefetch(lookupEndpoints.listTimeZones, {})])

export default function CompanySettingsPage() {
  const { t } = useTranslation()
  const goBack = useGoBack('/')
  const { data, error, refetch } = useRead(companyEndpoints.getCompany, {})
  const company = data?.data
  const form = useRecordForm(companyForm, {
    mode: 'edit',
    saved: company,
    onCancel: goBack,
    onSaved: () => undefined,
  })
  const isNew = company?.company_name === '' && form.isAllowed
  useFirstFieldFocus(isNew && form.draft.isLoaded && !form.draft.isAsking)
  return (
    <>
      <PageHeading
        title={t('company.title')}
        beside={<DraftMark savedAt={form.draft.savedAt} />}
        actions={
          <>
            <IfAllowed to="superadmin">
              <LinkButton
                to="/company-settings/online-shop"
                requires="superadmin"
                icon={<ShopOutlined aria-hidden />}
              >
                {t('online-shop.title')}
              </LinkButton>
            </IfAllowed>
            <LinkButton
              to="/company-settings/history"
              requires={companyEndpoints.getCompany}
              icon={<HistoryOutlined aria-hidden />}
            >
              {t('records.history')}
            </LinkButton>
          </>
        }
      />
      {error && !company ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="rb-columns rb-company">
          <div>
            <FormBody form={form} bare onPage>
              <GeneralSection form={form} />
              <OrdersSection />
              <BillingSection disabled={!form.isAllowed} />
              <EcommerceSection form={form} />
            </FormBody>
          </div>
          <div>
            {company && (
              <>
                <LogoSection name="logo" company={company} />
                <LogoSection name="ecommerce_logo" company={company} />
                <IfAllowed to={companyEndpoints.sendTestEmail}>
                  <EmailSection />
                </IfAllowed>
              </>
            )}
          </div>
        </div>
      )}
      <LeaveGuard form={form} />
    </>
  )
}
