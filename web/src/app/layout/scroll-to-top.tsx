import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsStill } from '../media.ts'
import './scroll-to-top.css'

/** Shown once scrolled past half the window's height. */
export function ScrollToTop() {
  const { t } = useTranslation()
  const isStill = useIsStill()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const scrolled = () => setFar(window.scrollY > window.innerHeight / 2)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [])
  if (!isFar) return null
  return (
    <button
      type="button"
      className="rb-to-top"
      aria-label={t('app.scroll_to_top')}
      onClick={() => window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })}
    >
      <ArrowUpOutlined aria-hidden />
    </button>
  )
}
