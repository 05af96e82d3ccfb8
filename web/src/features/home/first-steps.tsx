import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import Button from 'antd/es/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type FirstStepName, firstStepEndpoints } from '#contract/company/first-steps.ts'
import { IfAllowed } from '#web/access/if-allowed.tsx'
import { useRead } from '#web/api/hooks.ts'
import { useAct } from '#web/ui/actions/use-act.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import './first-steps.css'
import './tile.css'
import { areStepsOpen } from './are-steps-open.ts'
import { OnboardingSkeleton } from './onboarding-skeleton.tsx'

const places: Record<FirstStepName, string> = {
  company: '/company-settings',
  logo: '/company-settings',
  taxes: '/company-settings',
  supplies: '/charges/create',
  staff: '/users/create',
  units: '/inventory-units',
  parts: '/parts',
  customer: '/customers/create',
}

/** Fills the form with a proposal. */
const proposals: Partial<Record<FirstStepName, Record<string, unknown>>> = {
  supplies: { propose: 'supplies' },
}

const importLinks: Partial<Record<FirstStepName, string>> = {
  parts: '/parts/import',
  customer: '/customers/import',
}

/** What an empty shop lacks, each step ticked by itself; hidden when complete or dismissed. */
export default function FirstSteps() {
  const { t } = useTranslation()
  const id = useId()
  const { data, error } = useRead(firstStepEndpoints.getFirstSteps, {})
  const dismissal = useAct(firstStepEndpoints.dismissFirstSteps, { changes: 'company' })
  if (!data) return error ? null : <OnboardingSkeleton />
  if (!areStepsOpen(data.data)) return null
  const { steps } = data.data
  const done = steps.filter(step => step.is_done).length
  return (
    <section className="rb-sheet rb-section rb-tile rb-tile-wide" aria-labelledby={id}>
      <div className="rb-tile-head">
        <h2 id={id}>{t('home.first_steps.title')}</h2>
        <span className="rb-muted">{t('home.first_steps.done', { count: done, of: steps.length })}</span>
      </div>
      <p className="rb-muted">{t('home.first_steps.text')}</p>
      <ol className="rb-first-steps">
        {steps.map(({ name, is_done }) => (
          <li key={name} className={is_done ? 'rb-first-step-done' : undefined}>
            <span className="rb-first-step-mark">{is_done && <CheckOutlined aria-hidden />}</span>
            <span>
              {is_done ? (
                <>
                  {t(`home.first_steps.${name}`)}
                  <span className="rb-visually-hidden"> · {t('home.first_steps.is_done')}</span>
                </>
              ) : (
                <AppLink to={places[name]} search={proposals[name]}>
                  {t(`home.first_steps.${name}`)}
                </AppLink>
              )}
              <span className="rb-muted"> {t(`home.first_steps.${name}_text`)}</span>
              {importLinks[name] && !is_done && (
                <>
                  {' '}
                  <AppLink to={importLinks[name]}>{t('home.first_steps.import')}</AppLink>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <IfAllowed to={firstStepEndpoints.dismissFirstSteps}>
        <Button type="text" size="small" loading={dismissal.isBusy} onClick={() => dismissal.act({})}>
          {t('home.first_steps.dismiss')}
        </Button>
      </IfAllowed>
    </section>
  )
}
