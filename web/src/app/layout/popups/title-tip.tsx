import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import './title-tip.css'

interface Tip {
  text: string
  anchor: DOMRect
}

/** The `title` of a button, which browsers show to a mouse only: on keyboard focus, and on a long touch. */
export function TitleTip() {
  const [tip, setTip] = useState<Tip>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => follow(setTip), [])
  useLayoutEffect(() => {
    if (tip && box.current) place(box.current, tip.anchor)
  }, [tip])
  if (!tip) return null
  return (
    // The button's name says it too.
    <div ref={box} className="rb-tip" popover="manual" aria-hidden>
      {tip.text}
    </div>
  )
}

function follow(show: (tip: Tip | undefined) => void): () => void {
  const leaving = new AbortController()
  let touch = 0
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { capture: true, passive: true, signal: leaving.signal })
  const hide = () => {
    clearTimeout(touch)
    show(undefined)
  }
  on('focusin', ({ target }) => (isFocusedByKey(target) ? show(tipOf(target)) : hide()))
  on('focusout', hide)
  on('scroll', hide)
  on('keydown', ({ key }) => key === 'Escape' && hide())
  on('pointerdown', ({ target, pointerType }) => {
    hide()
    if (pointerType === 'touch') touch = window.setTimeout(() => show(tipOf(target)), longTouch)
  })
  on('pointerup', () => clearTimeout(touch))
  on('pointercancel', () => clearTimeout(touch))
  // What is disabled does nothing else.
  on('click', ({ target }) => isDisabled(target) && show(tipOf(target)))
  return () => leaving.abort()
}

/** Milliseconds. */
const longTouch = 500

const isFocusedByKey = (target: EventTarget | null) =>
  target instanceof Element && target.matches(':focus-visible')

const isDisabled = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-disabled=true]') !== null

function tipOf(target: EventTarget | null): Tip | undefined {
  const titled = target instanceof Element ? target.closest<HTMLElement>('button[title], a[title]') : null
  return titled?.title ? { text: titled.title, anchor: titled.getBoundingClientRect() } : undefined
}

/** Below the button, or above it at the end of the window. */
function place(box: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  box.showPopover()
  const { offsetWidth, offsetHeight, style } = box
  const centered = left + (width - offsetWidth) / 2
  style.left = `${Math.max(gap, Math.min(centered, innerWidth - offsetWidth - gap))}px`
  style.top = `${bottom + gap + offsetHeight <= innerHeight ? bottom + gap : top - gap - offsetHeight}px`
}

/** Pixels. */
const gap = 6
