import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import { LinkButton, type LinkButtonProps } from './link-button.tsx'

/** Starts a new record of the list that it stands above. */
export const CreateButton = (props: LinkButtonProps) => (
  <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} {...props} />
)
