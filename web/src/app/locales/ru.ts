import locale from 'antd/es/locale/ru_RU'
import dayjs from 'dayjs'
import russian from 'dayjs/locale/ru'

// Times use AM and PM in every language: dayjs shows the Russian words but cannot parse them.
const withoutMeridiem = Object.assign({}, russian, { meridiem: undefined })

export const activate = () => dayjs.locale(withoutMeridiem)
export { locale }
