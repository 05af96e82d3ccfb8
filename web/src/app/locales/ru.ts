import locale from 'antd/es/locale/ru_RU'
import dayjs from 'dayjs'
import russian from 'dayjs/locale/ru'

// Times are written with AM and PM in every language; the Russian words for them would be shown but could not be parsed
// again.
const withoutMeridiem = Object.assign({}, russian, { meridiem: undefined })

export const activate = () => dayjs.locale(withoutMeridiem)
export { locale }
