import Button from 'antd/es/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordForm } from './form-types.ts'
import './form.css'

export interface FormButtonsProps<Values extends object> {
  form: RecordForm<Values>
  /** Translation key of the submit button. Default 'Save'. */
  submitTitle?: string
  submitDisabled?: boolean
  /** It is saved, and stays to be looked at: nothing can be typed or saved any more. */
  isAtRest?: boolean
  /** A narrow column beside the fields; submit and cancel then stand at its foot. */
  aside?: ReactNode
  /** More buttons, before Cancel. */
  extraButtons?: ReactNode
  /** The form is the page's own, not in a dialog over it. */
  onPage?: boolean
}

/**
 * Submit and cancel. On a page they follow the fields, submit first; in a dialog they stand at its lower right, submit
 * last, as in every dialog. On a phone they are together as wide as the screen.
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
