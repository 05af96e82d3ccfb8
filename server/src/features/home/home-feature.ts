import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { readBoardDay } from './board-day.ts'
import { readBoardOwed } from './board-owed.ts'
import { readBoardSales } from './board-sales.ts'

export const homeFeature = defineFeature({
  name: 'home',
  about: 'The board: sections of the home page.',
  endpoints: homeEndpoints,
  handlers: {
    getDay: async context => ({ data: await readBoardDay(context) }),
    getOwed: async context => ({ data: await readBoardOwed(context) }),
    getSales: async context => ({ data: await readBoardSales(context) }),
  },
})
