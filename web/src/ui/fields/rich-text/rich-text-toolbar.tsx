import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined'
import OrderedListOutlined from '@ant-design/icons/es/icons/OrderedListOutlined'
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined'
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined'
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined'
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Tool {
  key: string
  icon: ReactNode
  act: (editor: Editor) => void
  /** Whether it is active at the caret. */
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

interface RichTextToolbarProps {
  editor: Editor
  label: string
  onAsk: (what: 'link' | 'image') => void
}

/** One tab stop; arrow keys move between the tools. */
export function RichTextToolbar({ editor, label, onAsk }: RichTextToolbarProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const tools = toolsWith(onAsk)
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(tool => ({ isOn: tool.isOn?.(now), isOff: tool.isOff?.(now) ?? false })),
  })
  return (
    <div
      className="rb-rich-tools"
      role="toolbar"
      aria-label={`${label}: ${t('ui.rich_text.toolbar')}`}
      onKeyDown={walk}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.key}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-label={t(`ui.rich_text.${tool.key}`)}
          title={t(`ui.rich_text.${tool.key}`)}
          aria-pressed={states[index]?.isOn}
          aria-disabled={states[index]?.isOff || undefined}
          onFocus={() => setAt(index)}
          // Keeps the caret.
          onMouseDown={event => event.preventDefault()}
          onClick={() => !states[index]?.isOff && tool.act(editor)}
        >
          {tool.icon}
        </button>
      ))}
    </div>
  )

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    ;(event.currentTarget.children[next] as HTMLElement).focus()
  }
}

const heading = (level: 2 | 3): Tool => ({
  key: `heading_${level}`,
  icon: <strong aria-hidden="true">H{level}</strong>,
  act: editor => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: editor => editor.isActive('heading', { level }),
})

const toolsWith = (onAsk: RichTextToolbarProps['onAsk']): Tool[] => [
  heading(2),
  heading(3),
  {
    key: 'bold',
    icon: <strong aria-hidden="true">B</strong>,
    act: editor => editor.chain().focus().toggleBold().run(),
    isOn: editor => editor.isActive('bold'),
  },
  {
    key: 'italic',
    icon: <em aria-hidden="true">I</em>,
    act: editor => editor.chain().focus().toggleItalic().run(),
    isOn: editor => editor.isActive('italic'),
  },
  {
    key: 'underline',
    icon: <u aria-hidden="true">U</u>,
    act: editor => editor.chain().focus().toggleUnderline().run(),
    isOn: editor => editor.isActive('underline'),
  },
  {
    key: 'strike',
    icon: <s aria-hidden="true">S</s>,
    act: editor => editor.chain().focus().toggleStrike().run(),
    isOn: editor => editor.isActive('strike'),
  },
  {
    key: 'bullets',
    icon: <UnorderedListOutlined aria-hidden />,
    act: editor => editor.chain().focus().toggleBulletList().run(),
    isOn: editor => editor.isActive('bulletList'),
  },
  {
    key: 'numbers',
    icon: <OrderedListOutlined aria-hidden />,
    act: editor => editor.chain().focus().toggleOrderedList().run(),
    isOn: editor => editor.isActive('orderedList'),
  },
  {
    key: 'quote',
    icon: <strong aria-hidden="true">”</strong>,
    act: editor => editor.chain().focus().toggleBlockquote().run(),
    isOn: editor => editor.isActive('blockquote'),
  },
  {
    key: 'link',
    icon: <LinkOutlined aria-hidden />,
    act: () => onAsk('link'),
    isOn: editor => editor.isActive('link'),
  },
  { key: 'image', icon: <PictureOutlined aria-hidden />, act: () => onAsk('image') },
  {
    key: 'undo',
    icon: <UndoOutlined aria-hidden />,
    act: editor => editor.chain().focus().undo().run(),
    isOff: editor => !editor.can().undo(),
  },
  {
    key: 'redo',
    icon: <RedoOutlined aria-hidden />,
    act: editor => editor.chain().focus().redo().run(),
    isOff: editor => !editor.can().redo(),
  },
]
