import dayjs from 'dayjs'
import 'dayjs/locale/uk'
import locale from 'antd/es/locale/uk_UA'

export const activate = () => dayjs.locale('uk')
export { locale }
