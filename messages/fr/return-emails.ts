import type { Catalog } from '../catalog.ts'
import type { returnEmails as english } from '../en/return-emails.ts'
import { isolate } from '../isolate.ts'

export const returnEmails: Catalog<typeof english> = {
  facts: {
    number: 'Retour',
    received: 'Reçu le',
    asked: 'Demandé le',
    reason: 'Motif',
    wish: 'Souhait',
    pieces: 'Pièces',
    paid: 'Payé pour ces pièces',
    refundDue: 'À rembourser avant le',
  },
  reasons: {
    withdrawal: 'Rétractation (loi 2000-83)',
    damaged: 'Arrivé abîmé',
    'wrong-piece': 'Autre pièce que celle commandée',
    size: 'La taille ne va pas',
    'not-as-expected': 'Différent de ce qui était attendu',
    other: 'Autre motif',
  },
  wishes: { exchange: 'Un échange', refund: 'Le remboursement', repair: 'Une réparation' },
  confirmation: {
    subject: (number) => `Votre demande de retour ${number}`,
    withdrawalSubject: (number) => `Confirmation de votre rétractation ${number}`,
    text: 'Votre demande nous est bien parvenue. Nous l’étudions et vous répondons ; n’envoyez rien avant notre réponse.',
    withdrawal: (days) =>
      `Ceci confirme par écrit que vous vous êtes rétracté de l’achat de ces pièces, comme le permet la loi 2000-83 relative au commerce électronique. Renvoyez-les à l’adresse ci-dessous ; les frais d’envoi sont à votre charge. Dans les ${days} jours ouvrables après leur retour, nous vous remboursons ce que vous avez payé pour elles.`,
    damage: 'Nous sommes désolés qu’une pièce soit arrivée abîmée. Les frais de renvoi sont à notre charge.',
    address: 'Adresse de retour',
    button: 'Voir le retour',
    link: 'Vous pouvez y imprimer cette confirmation, et le bon à glisser dans le colis.',
  },
  notice: {
    subject: (number) => `Une cliente demande un retour : ${number}`,
    damageSubject: (number) => `Une cliente signale un dommage : ${number}`,
    text: 'La demande attend une réponse. Ouvrez Retours dans le bureau.',
    photos: (count) => (count === 1 ? 'Il y a une photo.' : `Il y a ${count} photos.`),
  },
  progress: {
    agreed: {
      subject: (number) => `Votre retour ${number} est accepté`,
      text: 'Envoyez-nous les pièces, avec le bon dans le colis.',
    },
    refused: {
      subject: (number) => `Au sujet de votre retour ${number}`,
      text: 'Nous ne pouvons pas reprendre ces pièces. Si vous n’êtes pas d’accord, répondez à cet e-mail.',
    },
    'on-its-way': {
      subject: (number) => `Votre retour ${number} est en route`,
      text: 'Nous vous écrivons dès que le colis est arrivé.',
    },
    inspected: {
      subject: (number) => `Votre retour ${number} est arrivé`,
      text: 'Les pièces sont là et nous les avons examinées. Nous vous écrirons ensuite au sujet de l’échange, de la réparation ou du remboursement.',
    },
    exchange: {
      subject: (number) => `Votre échange ${number} se prépare`,
      text: (order) => `Les pièces arrivent avec la commande ${isolate('ltr', order)}.`,
    },
    refund: {
      subject: (number) => `Votre remboursement pour le retour ${number}`,
      text: (amount) => `Nous vous avons remboursé ${isolate('ltr', amount)}.`,
    },
    nothingDue: {
      subject: (number) => `Votre retour ${number} est réglé`,
      text: 'Les pièces sont revenues chez nous. Il ne reste rien à rembourser : elles n’ont pas été payées, ou l’argent vous a déjà été rendu.',
    },
    repaired: {
      subject: (number) => `Votre retour ${number} est réparé`,
      text: 'Les pièces sont réparées et vous reviennent.',
    },
    corrected: {
      subject: (number) => `Correction au sujet de votre retour ${number}`,
      text: 'Notre dernier message était une erreur. La page de votre commande indique où en sont les choses.',
    },
    button: 'Voir ma commande',
  },
  reminder: {
    subject: (number) => `Remboursement à faire bientôt : ${number}`,
    text: (days) =>
      `La loi 2000-83 veut que l’argent soit rendu dans un délai de ${days} jours ouvrables après le retour des pièces.`,
  },
}
