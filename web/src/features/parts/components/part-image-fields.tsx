import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { galleryRules, mainImageRules, partImageSentMaxKb } from '#contract/parts/part-images.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import type { SavedImage } from '#web/records/images/image-types.ts'
import { ImagesField } from '#web/records/images/images-field.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { PartValues } from '../part-values.ts'

const main = { ...mainImageRules, maxKb: partImageSentMaxKb }
const gallery = { ...galleryRules, maxKb: partImageSentMaxKb }

interface PartImageFieldsProps {
  form: RecordForm<PartValues>
  /** Saved part: its images are deleted at once. */
  partId: number | undefined
}

export function PartImageFields({ form, partId }: PartImageFieldsProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('parts.images')}>
      <div className="rb-part-images">
        <Form.Item name="main_image" label={t('parts.fields.main_image')}>
          <ImagesField rules={main} removeSaved={remove} disabled={!form.isAllowed} />
        </Form.Item>
        <Form.Item name="gallery" label={t('parts.fields.gallery')}>
          <ImagesField rules={gallery} removeSaved={remove} disabled={!form.isAllowed} />
        </Form.Item>
      </div>
    </Section>
  )

  async function remove({ id }: SavedImage) {
    await request(partEndpoints.deletePartImage, { params: { id: partId!, image_id: id } })
    void recordChanged('part')
  }
}
