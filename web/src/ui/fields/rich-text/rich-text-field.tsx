import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import './rich-text.css'

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

/** Formatted text with images, as HTML that the server sanitizes. The editor is lazy. */
export const RichTextField = (props: RichTextEditorProps) => (
  <Suspense fallback={<div className="rb-rich rb-rich-loading" aria-busy="true" />}>
    <RichTextEditor {...props} />
  </Suspense>
)
