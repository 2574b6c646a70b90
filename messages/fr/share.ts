import type { Catalog } from '../catalog.ts'
import type { shareMessages as english } from '../en/share.ts'

export const shareMessages: Catalog<typeof english> = {
  share: 'Partager',
  shareOn: (network) => `Partager sur ${network}`,
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  copy: 'Copier le lien',
  copied: 'Copié',
}
