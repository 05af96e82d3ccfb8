import Button from 'antd/es/button'
import RadioGroup from 'antd/es/radio/group'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordModal } from '../../details/record-modal.tsx'
import { formatDate } from '../../text/date-format.ts'
import type { RecordForm } from '../form-types.ts'
import type { FoundDraft } from './find-drafts.ts'

/** Asks what to do with drafts found when the form opens. */
export function DraftPrompt<Values extends object>({ form }: { form: RecordForm<Values> }) {
  const { t } = useTranslation()
  const { isAsking, drafts, prefillSource: source, restore, decline, keepBoth, openInstead } = form.draft
  const [chosen, setChosen] = useState<string>()
  const draft = drafts.find(({ tab }) => tab === chosen) ?? drafts[0]
  const several = drafts.length > 1
  const isBeside = source !== undefined
  const text = several ? 'restore_draft_several' : draft?.isOpen ? 'restore_draft_open' : 'restore_draft_text'
  return (
    <RecordModal
      open={isAsking}
      title={t(isBeside ? 'ui.form.draft_beside' : 'ui.form.restore_draft')}
      width={400}
      closable={false}
      // The focus goes to the first field; before, it was on the page heading.
      givesFocusBack={isBeside}
      onClose={isBeside ? keepBoth : decline}
      footer={
        isBeside ? (
          <>
            <Button onClick={() => draft && openInstead(draft)}>{t('ui.form.open_draft')}</Button>
            <Button type="primary" autoFocus onClick={keepBoth}>
              {t('ui.form.go_on')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={decline}>{t('ui.confirm.no')}</Button>
            <Button type="primary" autoFocus onClick={() => draft && restore(draft)}>
              {t('ui.confirm.yes')}
            </Button>
          </>
        )
      }
    >
      <p>{isBeside ? t('ui.form.draft_beside_text', { source }) : t(`ui.form.${text}`)}</p>
      {several ? (
        <RadioGroup
          vertical
          className="rb-draft-choices"
          aria-label={t('ui.form.restore_draft')}
          value={draft?.tab}
          onChange={event => setChosen(event.target.value as string)}
          options={drafts.map(draft => ({ value: draft.tab, label: labelOf(draft) }))}
        />
      ) : (
        draft && (isBeside || form.draft.nameOf(draft)) && <p>{labelOf(draft)}</p>
      )}
    </RecordModal>
  )

  function labelOf(draft: FoundDraft): string {
    const { savedAt, isOwn, isOpen } = draft
    const place = isOwn ? 'draft_of_this_tab' : isOpen ? 'draft_of_open_tab' : 'draft_of_closed_tab'
    const time = savedAt === undefined ? '' : formatDate(savedAt, 'client')
    return [form.draft.nameOf(draft), time, t(`ui.form.${place}`)].filter(Boolean).join(' · ')
  }
}
