import '../fields.css'
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import type { ReactNode } from 'react'

interface CreateBelowHitsProps {
  onClick: () => void
  loading?: boolean
  children: ReactNode
}

/** Below the hits of a search: creates a record that was not found. */
export const CreateBelowHits = ({ onClick, loading = false, children }: CreateBelowHitsProps) => (
  <div className="rb-below-hits">
    <Button
      type="text"
      block
      icon={<PlusOutlined aria-hidden />}
      loading={loading}
      // Otherwise the dropdown closes before the click.
      onMouseDown={event => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </Button>
  </div>
)
