/** Used as CSS variables: `var(--rb-line)`. */
export const colors = {
  light: {
    ink: '#1b2733',
    'ink-text': '#ffffff',
    page: '#f4f6f8',
    sheet: '#ffffff',
    raised: '#ffffff',
    line: '#e6eaee',
    control: '#d5dbe1',
    text: '#1b2733',
    muted: '#5a6a79',
    link: '#1d4ed8',
    brand: '#e8590c',
    header: '#17212b',
    'status-new': '#8a6100',
    'status-new-tint': '#fff4cf',
    'status-in-process': '#14663a',
    'status-in-process-tint': '#dcf5e5',
    'status-finished': '#1e4fbf',
    'status-finished-tint': '#e3ecfd',
    'status-deleted': '#44515e',
    'status-deleted-tint': '#e8ecf0',
    'status-overdue': '#b3211a',
    'status-overdue-tint': '#fde8e6',
  },
  dark: {
    ink: '#e6ebf0',
    'ink-text': '#10171e',
    page: '#0c1218',
    sheet: '#131b23',
    raised: '#1a242e',
    line: '#212c37',
    control: '#2c3946',
    text: '#e6ebf0',
    muted: '#93a4b5',
    link: '#8ab4ff',
    brand: '#e8590c',
    header: '#0c1218',
    'status-new': '#f5cf5a',
    'status-new-tint': '#33290c',
    'status-in-process': '#6fdc9a',
    'status-in-process-tint': '#0f2c1c',
    'status-finished': '#8ab4ff',
    'status-finished-tint': '#142443',
    'status-deleted': '#b3c0cc',
    'status-deleted-tint': '#222d38',
    'status-overdue': '#ff9a92',
    'status-overdue-tint': '#3a1613',
  },
} as const

export type ColorScheme = keyof typeof colors

export function applyColors(scheme: ColorScheme): void {
  const { style, dataset } = document.documentElement
  for (const [name, value] of Object.entries(colors[scheme])) style.setProperty(`--rb-${name}`, value)
  style.colorScheme = scheme
  dataset.theme = scheme
}
