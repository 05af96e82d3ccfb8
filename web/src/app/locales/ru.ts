import dayjs from 'dayjs'
import 'dayjs/locale/ru'
import locale from 'antd/es/locale/ru_RU'

export const activate = () => dayjs.locale('ru')
export { locale }
