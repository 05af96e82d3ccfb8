import { lazy, Suspense } from 'react'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import './rich-text.css'

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

/**
 * Formatted text with images of the filebrowser, as HTML that the server cleans. The editor is loaded with the first
 * field that is shown.
 *
 *   <Form.Item name={['seo', 'text']} label={t('parts.fields.seo_text')}>
 *     <RichTextField label={t('parts.fields.seo_text')} />
 *   </Form.Item>
 */
export const RichTextField = (props: RichTextEditorProps) => (
  <Suspense fallback={<div className="rb-rich rb-rich-loading" aria-busy="true" />}>
    <RichTextEditor {...props} />
  </Suspense>
)
