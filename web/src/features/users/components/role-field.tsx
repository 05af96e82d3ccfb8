import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { editableRoles } from '#contract/users/user-rules.ts'
import { useMe } from '#web/access/me.ts'
import { useRoles } from '../use-roles.ts'
import { RoleTag } from './role-tag.tsx'

/** The roles that this user may assign, and the current one. */
export function RoleField({ present, hint }: { present?: number | undefined; hint?: string | undefined }) {
  const { t } = useTranslation()
  const me = useMe()
  const given: readonly string[] = me ? editableRoles(me.role.name) : []
  const roles = useRoles().filter(role => given.includes(role.name) || role.id === present)
  return (
    <Form.Item name="role_id" label={t('users.fields.role')} required extra={hint}>
      <Select
        options={roles.map(role => ({ value: role.id, label: role.title }))}
        optionRender={({ value }) => <RoleTag roleId={Number(value)} />}
        labelRender={({ value, label }) => (label ? <RoleTag roleId={Number(value)} /> : null)}
      />
    </Form.Item>
  )
}
