import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

// A new address is confirmed by e-mail, and a role is changed by somebody else.
onRecordChanged('user', [profileEndpoints.getProfile, profileEndpoints.getEmailChange])
