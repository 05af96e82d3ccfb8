import { currentLanguage } from '#web/api/language.ts'
import { boot_failure as en } from '../../../../translations/en/app.json'
import { boot_failure as es } from '../../../../translations/es/app.json'
import { boot_failure as ru } from '../../../../translations/ru/app.json'
import { boot_failure as uk } from '../../../../translations/uk/app.json'
import { MessagePage } from './message-page.tsx'

/** Without the server there are no translations: these sentences are built in. */
export function BootFailure() {
  const words = { en, es, ru, uk }[currentLanguage()]
  return (
    <MessagePage title={words.title} text={words.text}>
      <button type="button" className="rb-ink-button" onClick={() => location.reload()}>
        {words.again}
      </button>
    </MessagePage>
  )
}
