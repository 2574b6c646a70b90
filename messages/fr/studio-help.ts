import type { Catalog } from '../catalog.ts'
import type { studioHelpMessages as english } from '../en/studio-help.ts'
import { studioMessages as studio } from './studio.ts'
import { studioOrdersMessages } from './studio-orders.ts'
import { studioPasskeysMessages as passkeys } from './studio-passkeys.ts'

export const studioHelpMessages: Catalog<typeof english> = {
  title: studio.phones.help,
  questions: [
    {
      question: 'Comment vendre une pièce ?',
      answer: `Touchez « ${studio.newPiece.add} », prenez une photo, écrivez un nom et un prix, choisissez une catégorie et le nombre, puis « ${studio.newPiece.publish} ». La boutique la regarde parfois d’abord. Les tailles, les couleurs, les mesures et les autres langues viennent ensuite, sur la page de la pièce.`,
    },
    {
      question: 'Pourquoi ma pièce n’est-elle pas en boutique ?',
      answer:
        'Sa page le dit tout en haut, avec un bouton pour ce que vous pouvez faire. Si la boutique vous l’a renvoyée, la raison y figure.',
    },
    {
      question: 'Quelqu’un a commandé. Et maintenant ?',
      answer: `Dans « ${studio.places.orders} », vous voyez ce qu’il faut préparer, et pour quand. Touchez « ${studioOrdersMessages.ready} » quand la boutique peut venir la chercher. Si vous ne pouvez pas, dites-le avec la raison : la boutique en parle alors au client.`,
    },
    {
      question: 'Quand suis-je payé ?',
      answer: `Dans « ${studio.places.money} », vous voyez ce que la boutique vous doit, et ce qui n’est pas encore dû, et pourquoi. Touchez un montant pour voir ses pièces. Chaque mois a un relevé à imprimer.`,
    },
    {
      question: 'Que veulent dire les chiffres de la semaine ?',
      answer: [
        'Vu : combien de fois une de vos pièces ou la page de votre atelier a été ouverte. Chaque téléphone compte une fois par jour pour chacune.',
        'Trouvé : combien de recherches ont montré une de vos pièces parmi leurs premiers résultats.',
        'Mis en favori : combien de fois une de vos pièces a été mise parmi les favoris.',
        `Vendues : combien de pièces ont été livrées, comme dans « ${studio.places.money} ».`,
        'La semaine commence le lundi. Vous et la boutique ne comptez pas tant que vous êtes connectés, ni ceux qui demandent à ne pas être suivis. Personne ne peut savoir qui c’était, et ces chiffres sont effacés après 30 jours.',
      ].join('\n'),
    },
    {
      question: 'Je m’absente quelques jours.',
      answer: `Dans « ${studio.places.store} », fermez-le d’un jour à l’autre, avec un mot. Vos pièces restent visibles et disent quand vous revenez. Les commandes déjà reçues restent à préparer.`,
    },
    {
      question: 'Puis-je entrer sans lien ?',
      answer: `Oui, avec l’empreinte ou le visage de votre téléphone. Dans les dix minutes qui suivent l’ouverture d’un lien privé, ajoutez-le dans « ${studio.phones.title} ». Ensuite, « ${passkeys.signIn} » ouvre votre atelier sur ce téléphone. Ou donnez-y votre adresse e-mail, pour y recevoir des liens. Rien de cela n’est obligatoire.`,
    },
    {
      question: 'J’ai un nouveau téléphone, ou j’ai perdu le mien.',
      answer: `Dans « ${studio.phones.title} », faites afficher un code pour un autre téléphone, ou déconnectez celui que vous avez perdu. Si plus aucun téléphone n’est connecté, demandez un nouveau lien à la boutique.`,
    },
    {
      question: 'Il n’y a pas de réseau.',
      answer: `${studio.newPiece.add} en cours est gardée sur ce téléphone, avec sa photo, et part quand le réseau revient.`,
    },
  ],
  ask: 'Autre chose n’est pas clair ? Écrivez à la boutique.',
}
