import { useRouterState } from '@tanstack/react-router'
import { guidePageOf } from '../guide-pages.ts'

/** Of the page of the guide that tells how this page works. */
export const useGuideAddress = (): string =>
  useRouterState({ select: state => `/guide/${guidePageOf(state.location.pathname)}` })
