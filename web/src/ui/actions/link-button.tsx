import { createLink } from '@tanstack/react-router'
import Button, { type ButtonProps } from 'antd/es/button'
import type { ComponentType } from 'react'
import type { Requirement } from '#web/access/allowed.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { useAllowed } from '#web/access/use-allowed.ts'

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** Path without search. */
  to: string
  search?: Record<string, unknown>
  /** Without this permission: disabled, with the tooltip 'Access denied'. */
  requires: Requirement
  /** Translated sentence, shown as the tooltip of the disabled button. */
  disabledBecause?: string | undefined
}

/** A button that is a link, with prefetch. */
export function LinkButton({ requires, to, search, type, disabledBecause, ...button }: LinkButtonProps) {
  const isAllowed = useAllowed()(requires)
  if (!isAllowed || button.disabled || disabledBecause)
    return <AllowedButton to={requires} type={type} disabledBecause={disabledBecause} {...button} />
  return <RouterButton {...button} look={type} to={to} search={search} />
}

type Look = ButtonProps['type']

// The router reserves `type`, and its static types exclude paths built at runtime.
const RouterButton = createLink(({ look, ...button }: ButtonProps & { look?: Look }) => (
  <Button type={look} {...button} />
)) as unknown as ComponentType<
  ButtonProps & { look: Look; to: string; search: Record<string, unknown> | undefined }
>
