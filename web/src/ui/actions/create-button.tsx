import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { LinkButton, type LinkButtonProps } from './link-button.tsx'

interface CreateButtonProps extends Omit<LinkButtonProps, 'to'> {
  /** The form's path, or a function that opens its dialog. */
  to: string | (() => void)
}

export function CreateButton({ to, requires, ...button }: CreateButtonProps) {
  const look = { type: 'primary', icon: <PlusOutlined aria-hidden />, ...button } as const
  if (typeof to === 'string') return <LinkButton to={to} requires={requires} {...look} />
  return <AllowedButton to={requires} onClick={to} {...look} />
}
