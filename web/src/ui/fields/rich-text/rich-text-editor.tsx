import { EditorContent, useEditor } from '@tiptap/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { extensions } from './extensions.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

const ImageBrowser = lazy(() => import('./image-browser.tsx'))
const LinkModal = lazy(() => import('./link-modal.tsx'))

export interface RichTextEditorProps {
  id?: string
  value?: string
  onChange?: (html: string) => void
  onBlur?: () => void
  disabled?: boolean
  /** Accessible name, translated. */
  label: string
}

export default function RichTextEditor({
  id,
  value = '',
  onChange,
  onBlur,
  disabled,
  label,
}: RichTextEditorProps) {
  const [asking, setAsking] = useState<'link' | 'image'>()
  const [hasAsked, setAsked] = useState(false)
  const given = useRef(value)
  const latest = useRef({ onChange, onBlur })
  latest.current = { onChange, onBlur }
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...(id ? { id } : {}),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rb-rich-text',
      },
    },
    onUpdate: ({ editor: now }) => {
      given.current = now.isEmpty ? '' : now.getHTML()
      latest.current.onChange?.(given.current)
    },
    onBlur: () => latest.current.onBlur?.(),
  })
  // A restored draft, or another user's version.
  useEffect(() => {
    if (value === given.current) return
    given.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    editor.setEditable(!disabled, false)
  }, [editor, disabled])

  return (
    <div className={disabled ? 'rb-rich rb-rich-disabled' : 'rb-rich'}>
      {!disabled && <RichTextToolbar editor={editor} label={label} onAsk={ask} />}
      <EditorContent editor={editor} />
      {hasAsked && (
        <Suspense>
          <LinkModal editor={editor} open={asking === 'link'} onClose={close} />
          <ImageBrowser
            open={asking === 'image'}
            onClose={close}
            onChoose={image => editor.chain().focus().setImage(image).run()}
          />
        </Suspense>
      )}
    </div>
  )

  function ask(what: 'link' | 'image') {
    setAsked(true)
    setAsking(what)
  }

  function close() {
    setAsking(undefined)
  }
}
