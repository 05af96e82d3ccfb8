import Button from 'antd/es/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordForm } from './form-types.ts'
import './form.css'

export interface FormButtonsProps<Values extends object> {
  form: RecordForm<Values>
  /** Translation key. Default 'Save'. */
  submitTitle?: string
  submitDisabled?: boolean
  /** Saved and read-only. */
  isAtRest?: boolean
  /** A narrow column beside the fields, with the buttons at its bottom. */
  aside?: ReactNode
  /** Before Cancel. */
  extraButtons?: ReactNode
  /** On a page, not in a dialog. */
  onPage?: boolean
}

/**
 * On a page the buttons follow the fields, submit first; in a dialog they are at the lower right, submit
 * last. A phone shows them at full width.
 */
export function FormButtons<Values extends object>(props: FormButtonsProps<Values>) {
  const { form, submitTitle = 'ui.form.save', submitDisabled, isAtRest, extraButtons, aside, onPage } = props
  const { t } = useTranslation()
  const submit = (
    <Button
      type="primary"
      htmlType="submit"
      loading={form.isSaving}
      disabled={submitDisabled || isAtRest || false}
    >
      {t(submitTitle)}
    </Button>
  )
  const cancel = (
    <Button onClick={form.requestClose} disabled={form.isSaving}>
      {t(isAtRest ? 'ui.form.close' : 'ui.form.cancel')}
    </Button>
  )
  if (!onPage)
    return (
      <div className="rb-form-foot rb-form-foot-dialog">
        {cancel}
        {extraButtons}
        {submit}
      </div>
    )
  return (
    <div className={aside ? 'rb-form-foot rb-form-foot-aside' : 'rb-form-foot'}>
      {submit}
      {extraButtons}
      {cancel}
    </div>
  )
}
