import { useRouterState } from '@tanstack/react-router'
import { guidePageOf } from '../guide-pages.ts'

export const useGuideAddress = (): string =>
  useRouterState({ select: state => `/guide/${guidePageOf(state.location.pathname)}` })
