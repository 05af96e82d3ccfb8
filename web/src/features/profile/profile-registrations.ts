import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

// E-mail confirmation and role changes happen elsewhere.
onRecordChanged('user', [profileEndpoints.getProfile, profileEndpoints.getEmailChange])
