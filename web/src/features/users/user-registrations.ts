import { onRecordChanged } from '#web/shell/record-changes.ts'
import { userReads } from './user-reads.ts'

onRecordChanged('user', userReads)
