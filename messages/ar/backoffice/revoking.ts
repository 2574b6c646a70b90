import type { Catalog } from '../../catalog.ts'
import type { revokingMessages as english } from '../../en/backoffice/revoking.ts'
import { isolate } from '../../isolate.ts'

export const revokingMessages: Catalog<typeof english> = {
  revoke: 'سُجّل خطأ…',
  revoked: (person: string, moment: string) => `ألغاه ${isolate('rtl', person)}، ${moment}`,
  why: 'لماذا',
}
