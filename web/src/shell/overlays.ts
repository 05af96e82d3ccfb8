import type { ComponentType } from 'react'
import { createStore } from './store.ts'

/** Props of every overlay. */
export interface OverlayProps {
  /** False during the closing animation. */
  open: boolean
  onClose: () => void
}

interface OpenOverlay {
  name: string
  props: object
  open: boolean
}

// A name is declared with its props by the feature that owns the overlay:
// declare module '#web/shell/overlays.ts' { interface Overlays { 'tags.edit': { id: number } } }
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface Overlays {}

type Load = () => Promise<{ default: ComponentType<never> }>

const registered = new Map<string, Load>()
const awaited = new Map<string, (load: Load) => void>()
export const openOverlays = createStore<readonly OpenOverlay[]>([])

/** Opened by name from any page; the code is loaded when first opened. */
export function registerOverlay<N extends keyof Overlays>(
  name: N,
  load: () => Promise<{ default: ComponentType<Overlays[N] & OverlayProps> }>,
): void {
  registered.set(name as string, load as Load)
  awaited.get(name as string)?.(load as Load)
}

/** Waits if its capability has not registered it yet. */
export async function loadOverlay(name: string): ReturnType<Load> {
  const load = registered.get(name) ?? (await new Promise<Load>(resolve => awaited.set(name, resolve)))
  return load()
}

/** On top of the open ones. */
export function openOverlay<N extends keyof Overlays>(name: N, props: Overlays[N]): void {
  const others = openOverlays.get().filter(overlay => overlay.name !== name)
  openOverlays.set([...others, { name: name as string, props: props as object, open: true }])
}

export function closeOverlay(name: keyof Overlays): void {
  change(overlay => (overlay.name === name ? { ...overlay, open: false } : overlay))
}

/** Also done on every change of location. */
export function closeOverlays(): void {
  change(overlay => ({ ...overlay, open: false }))
}

/** After the closing animation. */
export function dropOverlay(name: string): void {
  openOverlays.set(openOverlays.get().filter(overlay => overlay.name !== name || overlay.open))
}

function change(map: (overlay: OpenOverlay) => OpenOverlay): void {
  if (openOverlays.get().some(overlay => overlay.open)) openOverlays.set(openOverlays.get().map(map))
}
