import Alert from 'antd/es/alert'
import Form from 'antd/es/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../actions/confirm-action.tsx'
import { SkeletonSections } from '../states/skeletons.tsx'
import { ContinuedElsewhereNotice } from './conflict/continued-elsewhere-notice.tsx'
import { VersionConflict } from './conflict/version-conflict.tsx'
import { DraftPrompt } from './draft/draft-prompt.tsx'
import { FormButtons, type FormButtonsProps } from './form-buttons.tsx'
import { dialogName, fieldNameOf } from './save/field-errors.ts'
import { UnsavedNotice } from './save/unsaved-notice.tsx'
import './form.css'

export interface FormBodyProps<Values extends object> extends FormButtonsProps<Values> {
  /** Without a sheet, for fields that have their own. */
  bare?: boolean
  /** Without buttons; the caller submits. */
  footless?: boolean
  children: ReactNode
}

/** A form without a heading, for dialogs and pages. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { form, aside, bare, footless, isAtRest, children } = props
  const { t } = useTranslation()
  // A draft that loads later would replace what was typed.
  if (!form.initial || !form.draft.isLoaded) return <SkeletonSections sections={1} />
  const fields = bare ? children : <div className="rb-sheet rb-section">{children}</div>
  const footer = form.isAllowed && !footless && <FormButtons {...props} />
  return (
    <Form
      form={form.antd}
      {...(props.onPage ? {} : { name: dialogName })}
      layout="vertical"
      initialValues={form.initial}
      disabled={!form.isAllowed || isAtRest === true}
      scrollToFirstError={false}
      className="rb-form"
      onValuesChange={form.changed}
      onBlurCapture={event => {
        const name = fieldNameOf(form.antd, event.target)
        // The draft prompt takes the focus by itself; the user did not leave the field.
        if (name && !form.draft.isAsking) form.onFieldBlur(name)
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        if (!event.currentTarget.contains(event.target as Node)) return
        event.preventDefault()
        if (form.nextStep.current) form.nextStep.current()
        else submit()
      }}
      onSubmitCapture={event => {
        // React events bubble from a modal's form into this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        event.stopPropagation()
        submit()
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
      {form.isUnsaved && <UnsavedNotice form={form} />}
      {form.draft.isContinuedElsewhere && <ContinuedElsewhereNotice />}
      <DraftPrompt form={form} />
      <VersionConflict conflict={form.conflict} isSaving={form.isSaving} />
      <ConfirmAction
        open={form.closing.isAsking}
        question={t('ui.form.lose_changes')}
        danger
        onYes={form.closing.yes}
        onClose={form.closing.no}
      />
    </Form>
  )

  function submit() {
    if (!isAtRest) void form.submit()
  }
}
