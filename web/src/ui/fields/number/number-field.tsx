import '../fields.css'
import Input, { type InputProps, type InputRef } from 'antd/es/input/Input'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldNote } from '../field-note.tsx'
import { useTyped } from '../use-typed.ts'
import {
  lostDigits,
  type NumberLimits,
  numberLimits,
  showNumber,
  stepNumber,
  toNumber,
  typeNumber,
} from './number-typing.ts'

export interface NumberFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'min' | 'max' | 'step'> {
  value?: number | null | undefined
  onChange?: (value: number | null) => void
  /** Digits before the dot. Default 6. */
  integerDigits?: number
  /** Digits after the dot. Default 4; 0 for whole numbers. */
  decimals?: number
  /** Minimum decimals shown after blur. */
  padded?: number
  /** Whether a comma before three digits separates thousands. */
  grouped?: boolean
  /** Translation key: where more decimals are allowed. */
  moreDecimals?: string | undefined
  /** Step of the arrow keys. */
  step?: number
  min?: number
  max?: number
}

/**
 * Cleans what is typed: no letters, comma to dot, limited digits. Input that would lose digits is rejected
 * with a note.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    integerDigits,
    decimals,
    grouped = false,
    moreDecimals,
    padded = 0,
    step = 1,
    min = 0,
    max,
    ...rest
  } = props
  const limits = {
    integerDigits: integerDigits ?? numberLimits.integerDigits,
    decimals: decimals ?? numberLimits.decimals,
    grouped,
  }
  // The typed text (`12.`) may differ from the formatted number.
  const typing = useTyped(value ?? null)
  // A comma becomes a dot while typing; three digits after it mean thousands.
  const comma = useRef(false)
  const [lost, setLost] = useState<Lost>()
  const noteId = useId()
  const field = useRef<InputRef>(null)
  // Selects a value that is filled in while the field has the focus, so that typing replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is not filled in
  useLayoutEffect(() => {
    if (typing.typed === undefined && field.current?.input === document.activeElement) field.current?.select()
  }, [value])
  return (
    <>
      <Input
        ref={field}
        inputMode={limits.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...rest}
        aria-describedby={describedBy(rest['aria-describedby'], lost && noteId)}
        className={`rb-number-field ${rest.className ?? ''}`}
        value={typing.typed ?? showNumber(value, limits, padded)}
        onChange={event => type(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            const now = typing.typed === undefined ? (value ?? null) : toNumber(typing.typed)
            const next = stepNumber(now, event.key === 'ArrowUp' ? step : -step, { min, max })
            typing.type(showNumber(next, limits, padded), next, onChange)
          }
          rest.onKeyDown?.(event)
        }}
        onBlur={event => {
          comma.current = false
          typing.stop()
          setLost(undefined)
          rest.onBlur?.(event)
        }}
      />
      {lost && <LostNote id={noteId} lost={lost} limits={limits} moreDecimals={moreDecimals} />}
    </>
  )

  function type(text: string) {
    if (text.includes(',')) comma.current = true
    else if (!text.includes('.')) comma.current = false
    const isThousands = grouped && comma.current && /^\d{1,3}\.\d{3}$/.test(text)
    const isWhole = grouped && limits.decimals === 0
    const cleaned = isWhole ? text.replaceAll(',', '') : isThousands ? text.replace('.', ',') : text
    const next = typeNumber(cleaned, limits)
    const cut = lostDigits(cleaned, limits)
    setLost(cut ?? (limits.decimals === 0 && next.endsWith('.') ? 'decimals' : undefined))
    if (cut) return
    typing.type(next, toNumber(next), onChange)
  }
}

type Lost = NonNullable<ReturnType<typeof lostDigits>>

interface LostNoteProps {
  id: string
  lost: Lost
  limits: NumberLimits
  moreDecimals: string | undefined
}

function LostNote({ id, lost, limits, moreDecimals }: LostNoteProps) {
  const { t } = useTranslation()
  const sentence =
    lost === 'integer'
      ? t('ui.number.digits', { count: limits.integerDigits })
      : limits.decimals === 0
        ? t('ui.number.whole')
        : t('ui.number.decimals', { count: limits.decimals })
  const more = lost === 'decimals' && moreDecimals ? `. ${t(moreDecimals)}` : ''
  return <FieldNote id={id}>{sentence + more}</FieldNote>
}
