import { IconAction } from '../../actions/icon-action.tsx'
import type { RowAction } from '../list-types.ts'
import { RowMenu } from './row-menu.tsx'
import type { RowTools } from './row-tools.ts'

interface RowActionsProps<Row> {
  row: Row
  actions: readonly RowAction<Row>[]
  tools: RowTools
}

/** Icons for frequent actions, a three-dots menu for the rest. */
export function RowActions<Row>({ row, actions, tools: { t, allowed, go } }: RowActionsProps<Row>) {
  const reason = (action: RowAction<Row>) =>
    action.requires && !allowed(action.requires) ? t('app.access_denied') : action.disabledBecause
  const menu = actions.filter(action => action.inMenu)
  return (
    <span className="rb-row-actions">
      {actions
        .filter(action => !action.inMenu)
        .map(({ key, label, icon, to, count, danger, isWord, onClick, ...action }) => (
          <IconAction
            key={key}
            label={t(label)}
            icon={icon}
            to={to}
            count={count}
            danger={danger}
            isWord={isWord}
            disabledBecause={reason({ key, label, icon, ...action })}
            onClick={() => onClick?.(row)}
          />
        ))}
      {menu.length > 0 && (
        <RowMenu
          items={menu.map(action => ({
            key: action.key,
            label: action.count ? `${t(action.label)}: ${action.count}` : t(action.label),
            icon: action.icon,
            danger: action.danger,
            disabledBecause: reason(action),
            onClick: () => (action.to ? void go(action.to) : action.onClick?.(row)),
          }))}
        />
      )}
    </span>
  )
}
