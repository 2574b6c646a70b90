import type { Catalog } from '../catalog.ts'
import type { popUpMessages as english } from '../en/pop-ups.ts'

export const popUpMessages: Catalog<typeof english> = {
  newsletter: { title: 'Bienvenue dans la newsletter', milliseconds: 1000 },
  addedToCart: { title: 'Produit ajouté au panier', lang: 'fr', milliseconds: 1000 },
  order: { title: 'Commande passée !', milliseconds: 1000 },
  comment: { title: 'Votre commentaire a bien été ajouté', milliseconds: 1000 },
  added: { title: 'Ajouté avec succès', milliseconds: 1000 },
  contact: { title: 'Message envoyé', milliseconds: 1500 },
  plan: {
    title: 'Demande envoyée',
    text: 'Un e-mail de confirmation vient de vous être envoyé.',
    milliseconds: 3000,
  },
  missingFields: { title: 'Erreur !', text: 'Tous les champs doivent être remplis.', milliseconds: 2000 },
}
