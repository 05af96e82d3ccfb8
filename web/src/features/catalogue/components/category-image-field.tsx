import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import Form from 'antd/es/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Category,
  type CategoryImage,
  type CategoryImageSlot,
  categoryEndpoints,
  categoryImageRules,
  categoryImageSentMaxKb,
} from '#contract/catalogue/category.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useFileAddress } from '#web/records/authorised-file.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { UploadField } from '#web/ui/fields/upload/upload-field.tsx'
import '../categories.css'

interface CategoryImageFieldProps {
  slot: CategoryImageSlot
  category: Category | undefined
  image: CategoryImage | null | undefined
}

const rules = { ...categoryImageRules, maxKb: categoryImageSentMaxKb }

/** The saved image with its delete button, or a new one that replaces it. */
export function CategoryImageField({ slot, category, image }: CategoryImageFieldProps) {
  const { t } = useTranslation()
  return (
    <div>
      <Form.Item name={slot} label={t(`catalogue.fields.${slot}`)}>
        <UploadField rules={rules} />
      </Form.Item>
      {category && image && <SavedImage id={category.id} slot={slot} image={image} />}
    </div>
  )
}

function SavedImage({ id, slot, image }: { id: number; slot: CategoryImageSlot; image: CategoryImage }) {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const [isAsking, setAsking] = useState(false)
  const { address } = useFileAddress(image.thumbnail_url)
  const remove = useAct(categoryEndpoints.deleteCategoryImage, {
    changes: 'category',
    onClose: () => setAsking(false),
  })
  return (
    <div className="rb-category-image">
      {address && <img src={address} alt={t(`catalogue.fields.${slot}`)} width={100} height={100} />}
      <IconAction
        label={t('catalogue.categories.remove_image')}
        icon={<DeleteOutlined aria-hidden />}
        danger
        disabledBecause={allowed(categoryEndpoints.deleteCategoryImage) ? undefined : t('app.access_denied')}
        onClick={() => setAsking(true)}
      />
      <ConfirmAction
        open={isAsking}
        question={t('catalogue.categories.remove_image_question')}
        text={image.name}
        danger
        busy={remove.isBusy}
        onYes={() => remove.act({ params: { id, slot } })}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
