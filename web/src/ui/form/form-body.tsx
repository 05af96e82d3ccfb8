import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { SkeletonSections } from '../states/skeletons.tsx'
import { DraftPrompt } from './draft-prompt.tsx'
import type { RecordForm } from './form-types.ts'
import { VersionConflict } from './version-conflict.tsx'
import './form.css'

export interface FormBodyProps<Values extends object> {
  form: RecordForm<Values>
  /** Translation key of the submit button. Default 'Save'. */
  submitTitle?: string
  submitDisabled?: boolean
  /** A narrow column beside the fields; submit and cancel then stand at its foot. */
  aside?: ReactNode
  /** More buttons, before Cancel. */
  extraButtons?: ReactNode
  /** Fields lie on a sheet of their own unless they bring their own sheets. */
  bare?: boolean
  children: ReactNode
}

/** The form itself, without a heading: for a modal or drawer; a page takes `FormPage`. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { form, aside, bare, children } = props
  const { t } = useTranslation()
  if (!form.initial) return <SkeletonSections sections={1} />
  const fields = bare ? children : <div className="rb-sheet rb-section">{children}</div>
  const footer = form.isAllowed && <FormButtons {...props} />
  return (
    <Form
      form={form.antd}
      layout="vertical"
      initialValues={form.initial}
      disabled={!form.isAllowed}
      scrollToFirstError={false}
      className="rb-form"
      onValuesChange={form.changed}
      onSubmitCapture={event => {
        // A form in a modal over this one is inside it for React, though not in the page.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        event.stopPropagation()
        void form.submit()
      }}
    >
      {form.unplaced.length > 0 && (
        <Alert
          className="rb-form-alert"
          type="error"
          showIcon
          role="alert"
          title={form.unplaced.map(entry => entry.title).join(' ')}
        />
      )}
      {aside ? (
        <div className="rb-columns rb-columns-aside">
          <div>{fields}</div>
          <div className="rb-sheet rb-section rb-form-aside">
            {aside}
            {footer}
          </div>
        </div>
      ) : (
        <>
          {fields}
          {footer}
        </>
      )}
      <DraftPrompt form={form} />
      <VersionConflict conflict={form.conflict} isSaving={form.isSaving} />
      <ConfirmAction
        open={form.cancel.isAsking}
        question={t('ui.form.lose_changes')}
        onYes={form.cancel.yes}
        onClose={form.cancel.no}
      />
    </Form>
  )
}

function FormButtons<Values extends object>(props: FormBodyProps<Values>) {
  const { form, submitTitle = 'ui.form.save', submitDisabled, extraButtons, aside } = props
  const { t } = useTranslation()
  return (
    <div className={aside ? 'rb-form-foot rb-form-foot-aside' : 'rb-form-foot'}>
      <Button type="primary" htmlType="submit" loading={form.isSaving} disabled={submitDisabled ?? false}>
        {t(submitTitle)}
      </Button>
      {extraButtons}
      <Button onClick={form.cancel.ask} disabled={form.isSaving}>
        {t('ui.form.cancel')}
      </Button>
    </div>
  )
}
