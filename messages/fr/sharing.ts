import type { Catalog } from '../catalog.ts'
import type { sharingMessages as english } from '../en/sharing.ts'
import { isolate } from '../isolate.ts'

export const sharingMessages: Catalog<typeof english> = {
  share: 'Partager',
  title: (name) => `Partager ${isolate('ltr', name)}`,
  link: 'Le lien',
  linkText: 'Qui l’ouvre voit les pièces dans la boutique.',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  sheet: 'Une affichette pour le stand',
  sheetText:
    'Qui scanne le code voit les pièces. Il ne dit rien de la personne, et marche tant qu’elles sont dans la boutique.',
  paper: 'Papier',
  papers: { a6: 'Carte (A6)', a4: 'Feuille (A4)' },
  print: 'Imprimer',
  code: (name) => `Code QR qui ouvre ${isolate('ltr', name)}`,
  scan: 'Scannez pour voir toutes les pièces',
  embed: 'Sur un autre site',
  embedText:
    'Copiez l’un des deux dans une page à vous. Le cadre montre toujours les pièces et les prix du moment ; la liste reste celle d’aujourd’hui. Ni l’un ni l’autre ne dépose de cookie.',
  frame: 'Cadre avec images',
  list: 'Liste de liens',
  copyHtml: 'Copier le HTML',
  seeFrame: 'Voir le cadre',
  open: (shop) => `Voir chez ${isolate('ltr', shop)}`,
  nothing: 'Rien n’est en vente ici pour le moment.',
  gone: 'Ces pièces ne sont plus dans la boutique.',
}
