import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RoleId, roleById, roles } from '#contract/access/roles.ts'
import { listViewNameMax, mayShareViews } from '#contract/records/list-views.ts'
import { useMe } from '#web/access/me.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { roleName } from './role-name.ts'

interface ViewFormProps {
  title: string
  name?: string
  roleId?: RoleId | null
  onSave: (values: { name: string; role_id: RoleId | null }) => Promise<void>
  onCancel?: () => void
}

/** The name of a view and, for those who may share it, the role it is shared with. */
export function ViewForm({ title, name: savedName = '', roleId = null, onSave, onCancel }: ViewFormProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(savedName)
  const [role, setRole] = useState<RoleId | null>(roleId)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const problemId = useId()
  const nameId = useId()
  const roleFieldId = useId()
  const me = useMe()
  const isSharer = me ? mayShareViews(roleById(me.role_id).name) : false
  return (
    <form className="rb-view-form" onSubmit={event => void submit(event)}>
      <div>
        <label htmlFor={nameId}>{title}</label>
        <Input
          id={nameId}
          value={name}
          autoFocus={onCancel !== undefined}
          maxLength={listViewNameMax}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          onChange={event => setName(event.target.value)}
        />
      </div>
      {isSharer && (
        <div>
          <label htmlFor={roleFieldId}>{t('list-views.who')}</label>
          <select
            id={roleFieldId}
            className="rb-view-role"
            value={role ?? ''}
            onChange={event => setRole(event.target.value ? (Number(event.target.value) as RoleId) : null)}
          >
            <option value="">{t('list-views.only_me')}</option>
            {roles.map(({ id }) => (
              <option key={id} value={id}>
                {roleName(t, id)}
              </option>
            ))}
          </select>
        </div>
      )}
      <Button htmlType="submit" loading={isBusy}>
        {t('ui.form.save')}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('ui.form.cancel')}</Button>}
      {problem && (
        <span id={problemId} role="alert">
          {problem}
        </span>
      )}
    </form>
  )

  function clear() {
    setName('')
    setRole(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSave({ name, role_id: role })
      if (!onCancel) clear()
    } catch (failure) {
      const refusal = refusalIn(failure)
      if (refusal?.status === 0) setProblem(t('ui.error.offline'))
      else setProblem(refusal?.entries[0]?.title)
    } finally {
      setBusy(false)
    }
  }
}
