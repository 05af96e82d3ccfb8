export { notify, notifyOfAll } from './notify.ts'
