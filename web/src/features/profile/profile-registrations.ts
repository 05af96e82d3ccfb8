import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

// The new address is confirmed in a letter, and a role is changed by somebody else.
onRecordChanged('user', [profileEndpoints.getProfile, profileEndpoints.getEmailChange])
