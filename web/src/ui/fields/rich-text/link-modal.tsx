import type { Editor } from '@tiptap/react'
import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordModal } from '../../details/record-modal.tsx'

interface LinkModalProps {
  editor: Editor
  open: boolean
  onClose: () => void
}

/** Edits the link at the caret. An empty address removes it. */
export default function LinkModal(props: LinkModalProps) {
  const { t } = useTranslation()
  return (
    <RecordModal open={props.open} title={t('ui.rich_text.link')} width={420} onClose={props.onClose}>
      <LinkForm {...props} />
    </RecordModal>
  )
}

/** Mounted on each opening. Not a <form>, as it is inside one. */
function LinkForm({ editor, onClose }: LinkModalProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const id = useId()
  return (
    <div className="rb-rich-ask">
      <label htmlFor={id}>{t('ui.rich_text.address')}</label>
      <Input
        id={id}
        value={address}
        placeholder="https://example.com"
        autoComplete="off"
        onChange={event => setAddress(event.target.value)}
        onPressEnter={event => {
          event.preventDefault()
          apply()
        }}
      />
      <Button type="primary" onClick={apply}>
        {t('ui.rich_text.apply')}
      </Button>
    </div>
  )

  function apply() {
    const href = withScheme(address.trim())
    const at = editor.chain().focus().extendMarkRange('link')
    if (href === '') at.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      at.insertContent({
        type: 'text',
        text: address.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      }).run()
    else at.setLink({ href }).run()
    onClose()
  }
}

/** `example.com` -> `https://example.com` */
const withScheme = (address: string): string =>
  address === '' || /^(https?:|mailto:|tel:)/i.test(address) ? address : `https://${address}`
