import { createLink } from '@tanstack/react-router'
import Button, { type ButtonProps } from 'antd/es/button'
import type { ComponentType } from 'react'
import type { Asked } from '#web/access/allowed.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** A path of ours, without the search. */
  to: string
  search?: Record<string, unknown>
  /** Without this right it is no link but a button that says 'Access denied'. */
  requires: Asked
}

/** A button that leads to a page: a real link, which fetches ahead and opens in a new tab as any other. */
export function LinkButton({ requires, to, search, type, ...button }: LinkButtonProps) {
  const isAllowed = useAllowed()(requires)
  if (!isAllowed || button.disabled) return <AllowedButton to={requires} type={type} {...button} />
  return <RouterButton {...button} look={type} to={to} search={search} />
}

type Look = ButtonProps['type']

// The router keeps a `type` to itself. The path is put together while the app runs; its types want it known by heart.
const RouterButton = createLink(({ look, ...button }: ButtonProps & { look?: Look }) => (
  <Button type={look} {...button} />
)) as unknown as ComponentType<
  ButtonProps & { look: Look; to: string; search: Record<string, unknown> | undefined }
>
