import Button from 'antd/es/button'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports/import.ts'
import { importEndpoints } from '#contract/imports/import-endpoints.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { LinkButton } from '#web/ui/actions/link-button.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { Section } from '#web/ui/page/section.tsx'
import { importPlaces } from '../import-places.ts'
import { LeftOutButton } from './left-out-button.tsx'

/** What an import brought in, and what is done about it; or that it is over. */
export function ImportOutcome({ of, onDone }: { of: Import; onDone: () => unknown }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  const undo = useAct(importEndpoints.undoImport, { notice: null, onDone, onClose: close })
  const { list, requires } = importPlaces[of.kind]
  if (of.status !== 'done')
    return (
      <Section title={t(`imports.${of.status}`)}>
        <p className="rb-muted">{t(`imports.${of.status}_text`)}</p>
        <Acts>
          <LinkButton to={`${list}/import`} requires={requires}>
            {t('imports.again')}
          </LinkButton>
        </Acts>
      </Section>
    )
  const leftOut = of.row_count - of.rows.ready
  return (
    <Section title={t('imports.done', { count: of.rows.ready.toLocaleString('en-US') })}>
      <p className="rb-muted">{t('imports.done_text')}</p>
      {leftOut > 0 && (
        <p>
          {t('imports.left_out', { count: leftOut.toLocaleString('en-US') })}{' '}
          <LeftOutButton of={of} type="link">
            {t('imports.as_file')}
          </LeftOutButton>
        </p>
      )}
      <Acts>
        <Button danger onClick={() => setAsking(true)}>
          {t('imports.take_back')}
        </Button>
        <LinkButton to={list} requires={requires} type="primary">
          {t('imports.show')}
        </LinkButton>
      </Acts>
      <ConfirmAction
        open={isAsking}
        danger
        question={t('imports.take_back_question')}
        busy={undo.isBusy}
        onYes={() => undo.act({ params: { id: of.id } })}
        onClose={close}
      />
    </Section>
  )
}

const Acts = ({ children }: { children: ReactNode }) => <div className="rb-import-acts">{children}</div>
