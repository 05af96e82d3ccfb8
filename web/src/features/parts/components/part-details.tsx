import { useTranslation } from 'react-i18next'
import type { Part } from '#contract/parts/part.ts'
import { ImageGallery } from '#web/records/images/image-gallery.tsx'
import { DefinitionList } from '#web/ui/details/definition-list.tsx'
import { FigureRow } from '#web/ui/page/figure-row.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { formatQuantity } from '../quantity-format.ts'
import { PartQuantity } from './part-quantity.tsx'

export function PartDetails({ part }: { part: Part }) {
  const { t } = useTranslation()
  const amount = (quantity: number) => (
    <span className="rb-number">{`${formatQuantity(quantity)} ${part.unit_name}`}</span>
  )
  const sizes = [part.length, part.width, part.height]
  const images = [...(part.main_image ? [part.main_image] : []), ...part.gallery]
  return (
    <>
      <FigureRow
        items={[
          { label: t('parts.available'), value: <PartQuantity part={part} /> },
          { label: t('parts.on_hand'), value: amount(part.on_hand) },
          { label: t('parts.reserved'), value: amount(part.reserved) },
          { label: t('parts.fields.price_retail'), value: <Money value={part.price_retail} /> },
          part.average_cost !== null && {
            label: t('parts.average_cost'),
            value: <Money value={part.average_cost} />,
          },
        ]}
      />
      {images.length > 0 && (
        <Section title={t('parts.images')}>
          <ImageGallery images={images} label={t('parts.images')} />
        </Section>
      )}
      <Section title={t('parts.stock')}>
        <DefinitionList
          items={[
            { term: t('parts.fields.min_limit'), value: part.min_limit !== null && amount(part.min_limit) },
            part.is_sale && { term: t('parts.fields.price_old'), value: <Money value={part.price_old} /> },
            part.is_sale && { term: t('parts.fields.discount'), value: `${part.discount ?? 0} %` },
            { term: t('parts.fields.delivery_cost'), value: <Money value={part.delivery_cost} /> },
            part.min_limit_price !== null && {
              term: t('parts.fields.min_limit_price'),
              value: <Money value={part.min_limit_price} />,
            },
          ]}
        />
      </Section>
      <Section title={t('parts.what')}>
        <DefinitionList
          items={[
            { term: t('parts.fields.stock_number'), value: part.stock_number },
            { term: t('parts.fields.article_number'), value: part.article_number },
            { term: t('parts.fields.category_id'), value: part.category_name },
            { term: t('parts.fields.brand_id'), value: part.brand_name },
            { term: t('parts.fields.supplier_id'), value: part.supplier_name },
            { term: t('parts.fields.slug'), value: part.slug },
            sizes.some(size => size !== null) && {
              term: t('parts.size'),
              value: t('parts.size_in_inches', {
                size: sizes.map(size => size ?? '-').join(' × '),
                count: sizes.findLast(size => size !== null) ?? 0,
              }),
            },
            part.weight !== null && {
              term: t('parts.fields.weight'),
              value: t('parts.weight_in_pounds', { weight: part.weight, count: part.weight }),
            },
            part.package_type !== null && {
              term: t('parts.fields.package_type'),
              value: t(`parts.package_types.${part.package_type}`),
            },
            ...part.features.map(({ name, values }) => ({
              term: name,
              value: values.map(value => value.name).join(', '),
            })),
            part.notes !== '' && {
              term: t('parts.fields.notes'),
              value: <span className="rb-notes">{part.notes}</span>,
              whole: true,
            },
          ]}
        />
      </Section>
    </>
  )
}
