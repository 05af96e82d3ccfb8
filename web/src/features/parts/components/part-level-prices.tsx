import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { PartPrices } from '#contract/parts/part-prices.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { openOverlay } from '#web/shell/overlays.ts'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { Money } from '#web/ui/text/money.tsx'

/** Nothing in a shop without price levels. */
export function PartLevelPrices({ id, prices }: { id: number; prices: PartPrices }) {
  const { t } = useTranslation()
  if (prices.levels.length === 0) return null
  return (
    <Section
      title={t('parts.fields.level_prices')}
      actions={
        <AllowedButton
          to={partEndpoints.setPartPrices}
          size="small"
          onClick={() => openOverlay('parts.level-prices', { id, prices })}
        >
          {t('parts.edit_level_prices')}
        </AllowedButton>
      }
    >
      <DefinitionList
        items={prices.levels.map(({ name, price }) => ({
          term: name,
          value:
            price === null ? (
              <span className="rb-muted">{t('parts.by_level')}</span>
            ) : (
              <Money value={price} />
            ),
        }))}
      />
    </Section>
  )
}
