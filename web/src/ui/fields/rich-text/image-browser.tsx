import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type EditorImage,
  editorImageRules,
  filebrowserEndpoints,
} from '#contract/records/filebrowser-endpoints.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { apiBaseUrl } from '#web/api/base-url.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { RecordModal } from '../../details/record-modal.tsx'
import { UploadField } from '../upload/upload-field.tsx'

interface ImageBrowserProps {
  open: boolean
  onClose: () => void
  onChoose: (image: { src: string; alt: string }) => void
}

/** Chooses or uploads an image for a text, with its alt text. */
export default function ImageBrowser(props: ImageBrowserProps) {
  const { t } = useTranslation()
  return (
    <RecordModal open={props.open} title={t('ui.rich_text.image')} width={620} onClose={props.onClose}>
      <Images {...props} />
    </RecordModal>
  )
}

const perPage = 24

function Images({ onChoose, onClose }: ImageBrowserProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [alt, setAlt] = useState('')
  const [refused, setRefused] = useState<string>()
  const id = useId()
  const read = useRead(
    filebrowserEndpoints.browseEditorImages,
    { query: { page, per_page: perPage } },
    // Refetches on each opening: images may have been uploaded since.
    { keepsPrevious: true, staleTime: 0 },
  )
  const upload = useWrite(filebrowserEndpoints.uploadEditorImage, { quiet: [422] })
  const total = read.data?.meta.total ?? 0
  return (
    <div className="rb-rich-ask">
      <label htmlFor={id}>{t('ui.rich_text.alt')}</label>
      <Input
        id={id}
        value={alt}
        autoComplete="off"
        maxLength={255}
        onChange={event => setAlt(event.target.value)}
      />
      <UploadField rules={editorImageRules} disabled={upload.isPending} onFiles={send} />
      {refused && (
        <div className="rb-file-bad" role="alert">
          {refused}
        </div>
      )}
      <ul className="rb-rich-images" aria-busy={read.isFetching}>
        {read.data?.data.map(image => (
          <li key={image.url}>
            <button type="button" onClick={() => choose(image)} title={image.file_name}>
              <img src={apiBaseUrl + image.thumbnail_url} alt={image.file_name} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {read.data && total === 0 && <p className="rb-muted">{t('ui.rich_text.no_images')}</p>}
      {total > perPage && (
        <div className="rb-rich-pages">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('ui.rich_text.newer')}
          </Button>
          <Button disabled={page * perPage >= total} onClick={() => setPage(page + 1)}>
            {t('ui.rich_text.older')}
          </Button>
        </div>
      )}
    </div>
  )

  function choose({ url }: EditorImage) {
    onChoose({ src: url, alt: alt.trim() })
    onClose()
  }

  function send(files: readonly File[]) {
    setRefused(undefined)
    upload.mutate(
      { files: { upload: files } },
      {
        onSuccess: ({ data }) => choose(data),
        onError: failure => setRefused(failure instanceof ApiFailure ? failure.entries[0]?.title : undefined),
      },
    )
  }
}
