import type { ThemeConfig } from 'antd/es/config-provider'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import defaultAlgorithm from 'antd/es/theme/themes/default'
import { type ColorScheme, colors } from '#web/ui/colors.ts'

const fontFamily = "'Inter Variable', Inter, system-ui, sans-serif"
const monospace = "'JetBrains Mono Variable', 'JetBrains Mono', ui-monospace, monospace"

/**
 * Our colors and sizes as antd tokens. On touch screens controls are 44 high; with reduced motion nothing is
 * animated.
 */
export function themeOf(scheme: ColorScheme, { isTouched = false, isStill = false } = {}): ThemeConfig {
  const c = colors[scheme]
  const dark = scheme === 'dark'
  const quiet = dark ? '#1a242e' : '#f4f6f8'
  const base = dark ? darkAlgorithm : defaultAlgorithm
  return {
    cssVar: { prefix: 'ant', key: `rigbay-${scheme}` },
    hashed: false,
    // antd's algorithm would derive other shades than the designed ones.
    algorithm: (seed, map) => ({
      ...base(seed, map),
      colorPrimary: c.ink,
      colorPrimaryHover: dark ? '#ffffff' : '#2f4152',
      colorPrimaryActive: dark ? '#c8d1da' : '#0f1820',
      colorPrimaryBg: quiet,
      colorPrimaryBgHover: c.line,
      colorPrimaryBorder: c.brand,
      colorPrimaryText: c.text,
      colorPrimaryTextHover: c.text,
      colorPrimaryTextActive: c.text,
      colorLink: c.link,
      colorLinkHover: c.link,
      colorLinkActive: c.link,
      colorError: c['status-overdue'],
      colorErrorText: c['status-overdue'],
      colorErrorBg: c['status-overdue-tint'],
      colorSuccess: c['status-in-process'],
      colorSuccessText: c['status-in-process'],
      colorSuccessBg: c['status-in-process-tint'],
      colorWarning: c['status-new'],
      colorWarningText: c['status-new'],
      colorWarningBg: c['status-new-tint'],
      colorInfo: c['status-finished'],
      colorInfoText: c['status-finished'],
      colorInfoBg: c['status-finished-tint'],
    }),
    token: {
      fontFamily,
      fontFamilyCode: monospace,
      fontSize: 14,
      borderRadius: 6,
      borderRadiusLG: 8,
      controlHeight: isTouched ? 44 : 34,
      ...(isTouched ? { controlHeightSM: 44 } : {}),
      controlHeightLG: 48,
      motion: !isStill,
      wireframe: false,
      colorWhite: c['ink-text'],
      colorTextLightSolid: c['ink-text'],
      colorText: c.text,
      colorTextHeading: c.text,
      colorTextSecondary: c.muted,
      colorTextTertiary: c.muted,
      colorTextDescription: c.muted,
      colorTextPlaceholder: dark ? '#8b9bab' : '#5f6d7a',
      colorIcon: c.muted,
      colorBgLayout: c.page,
      colorBgContainer: c.sheet,
      colorBgElevated: dark ? c.raised : c.sheet,
      colorBgSpotlight: c.ink,
      colorBorder: c.control,
      colorBorderSecondary: c.line,
      colorSplit: c.line,
      controlItemBgHover: quiet,
      controlItemBgActive: quiet,
      controlItemBgActiveHover: c.line,
      controlOutline: 'rgba(232, 89, 12, 0.22)',
      zIndexPopupBase: 1000,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        primaryColor: c['ink-text'],
        dangerColor: c['ink-text'],
        defaultHoverColor: c.text,
        defaultHoverBorderColor: c.muted,
        defaultHoverBg: quiet,
        defaultActiveColor: c.text,
        defaultActiveBorderColor: c.muted,
        contentFontSizeLG: 16,
      },
      // The border alone shows where to press.
      Checkbox: { colorBorder: c.muted },
      Radio: { colorBorder: c.muted },
      Input: { activeBorderColor: c.brand, hoverBorderColor: c.muted },
      InputNumber: { activeBorderColor: c.brand, hoverBorderColor: c.muted },
      Select: { activeBorderColor: c.brand, hoverBorderColor: c.muted, optionSelectedBg: quiet },
      DatePicker: {
        activeBorderColor: c.brand,
        hoverBorderColor: c.muted,
        // Seven columns fit a phone of 320.
        ...(isTouched ? { cellWidth: 40, cellHeight: 42 } : {}),
      },
      Table: {
        headerBg: quiet,
        headerColor: c.muted,
        headerSplitColor: 'transparent',
        headerSortActiveBg: quiet,
        headerSortHoverBg: c.line,
        bodySortBg: 'transparent',
        rowHoverBg: quiet,
        rowSelectedBg: quiet,
        rowSelectedHoverBg: c.line,
        borderColor: c.line,
        cellPaddingBlock: 8,
        cellPaddingInline: 10,
        headerBorderRadius: 8,
      },
      Card: { headerBg: 'transparent', bodyPadding: 14 },
      Modal: { contentBg: c.raised, headerBg: c.raised },
      Segmented: { itemSelectedBg: dark ? c.raised : c.sheet, trackBg: 'transparent' },
      Switch: { handleBg: dark ? '#10171e' : '#ffffff' },
      Tag: { defaultBg: 'transparent', defaultColor: c.muted },
    },
  }
}
