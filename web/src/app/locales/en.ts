import locale from 'antd/es/locale/en_US'
import dayjs from 'dayjs'

export const activate = () => dayjs.locale('en')
export { locale }
