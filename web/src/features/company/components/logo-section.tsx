import { useTranslation } from 'react-i18next'
import type { Company } from '#contract/company/company.ts'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { useFileAddress } from '#web/records/authorised-file.ts'
import { ImageUpload } from '#web/records/image-upload.tsx'
import { Section } from '#web/ui/page/section.tsx'

const calls = {
  logo: { upload: companyEndpoints.uploadLogo, remove: companyEndpoints.deleteLogo },
  ecommerce_logo: {
    upload: companyEndpoints.uploadEcommerceLogo,
    remove: companyEndpoints.deleteEcommerceLogo,
  },
} as const

/** Saved at once, apart from the form. */
export function LogoSection({ name, company }: { name: keyof typeof calls; company: Company }) {
  const { t } = useTranslation()
  const { address } = useFileAddress(company[name]?.original ?? null)
  return (
    <Section title={t(`company.${name}`)}>
      <p className="rb-muted rb-section-text">{t(`company.${name}_text`)}</p>
      <ImageUpload
        {...calls[name]}
        kind="company"
        hasImage={company[name] !== null}
        uploadTitle={t('company.upload_logo')}
        deleteQuestion={t('company.delete_logo_question')}
      >
        <div className="rb-company-logo">
          {company[name] ? (
            address && <img src={address} alt={t(`company.${name}`)} />
          ) : (
            <span className="rb-muted">{t('company.no_logo')}</span>
          )}
        </div>
      </ImageUpload>
    </Section>
  )
}
