import dayjs from 'dayjs'
import 'dayjs/locale/es'
import locale from 'antd/es/locale/es_ES'

export const activate = () => dayjs.locale('es')
export { locale }
