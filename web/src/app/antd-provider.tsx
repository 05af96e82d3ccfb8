import { StyleProvider } from '@ant-design/cssinjs'
import ConfigProvider, { type ConfigProviderProps } from 'antd/es/config-provider'
import english from 'antd/es/locale/en_US'
import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '#contract/shared/languages.ts'
import { useStore } from '#web/shell/store.ts'
import { shownLanguage } from '#web/shell/translations.ts'
import { colorScheme } from '#web/ui/color-scheme.ts'
import { useIsStill, useIsTouched } from './media.ts'
import { themeOf } from './theme.ts'

type Locale = ConfigProviderProps['locale']

const locales: Record<Language, () => Promise<{ locale: Locale; activate: () => void }>> = {
  en: () => import('./locales/en.ts'),
  ru: () => import('./locales/ru.ts'),
  es: () => import('./locales/es.ts'),
  uk: () => import('./locales/uk.ts'),
}

export function AntdProvider({ children }: { children: ReactNode }) {
  const scheme = useStore(colorScheme)
  const isTouched = useIsTouched()
  const theme = themeOf(scheme, { isTouched, isStill: useIsStill() })
  const locale = useLocale(useStore(shownLanguage))
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={locale}
        wave={{ disabled: true }}
        {...(isTouched ? {} : { select: typesToFind })}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}

/**
 * Typing filters the options as in a native select; otherwise Enter would take the first. Not on touch
 * screens, where the keyboard would cover them.
 */
const typesToFind: NonNullable<ConfigProviderProps['select']> = { showSearch: { optionFilterProp: 'label' } }

/** Never undefined: antd would remount the whole page. */
function useLocale(language: Language): Locale {
  const [locale, setLocale] = useState<Locale>(english)
  useEffect(() => {
    let isCurrent = true
    locales[language]().then(
      loaded => {
        if (!isCurrent) return
        loaded.activate()
        setLocale(loaded.locale)
      },
      (error: unknown) => console.error('The words of the controls are not there', error),
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return locale
}
