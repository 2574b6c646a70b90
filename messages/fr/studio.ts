import type { Catalog } from '../catalog.ts'
import type { studioMessages as english } from '../en/studio.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const studioMessages: Catalog<typeof english> = {
  studio: (shop) => `Les artisans de ${isolate('ltr', shop)}`,
  makers: 'Espace des artisans',
  stores: 'Vos ateliers',
  places: { label: 'Rubriques', pieces: 'Pièces' },
  enter: {
    title: 'Entrer dans votre atelier',
    text: 'Ouvrez le lien privé que la boutique vous a envoyé. Il sert une fois, et ce téléphone reste connecté.',
    byCode: 'Avec un code',
    codeText: 'Si un autre de vos téléphones est connecté, ouvrez-y « Mes téléphones » et affichez un code.',
    phone: 'Votre numéro de téléphone',
    code: 'Le code à six chiffres',
    button: 'Entrer',
    refused: 'Ce code ne marche pas. Après cinq codes faux, ou cinq minutes, il en faut un nouveau.',
    tooMany: 'C’était trop souvent. Réessayez dans un moment.',
    needsHttps: 'Personne ne peut entrer ici : l’adresse de la boutique doit commencer par https.',
  },
  link: {
    title: 'Bienvenue',
    text: 'Ce lien est à vous seul. D’un geste, ce téléphone ouvre votre atelier et reste connecté 90 jours après chaque usage.',
    isOf: (name) => `Il est pour ${isolate('ltr', name)}.`,
    once: 'Le lien sert une fois. Pour un autre téléphone, affichez un code ici ou demandez un lien à la boutique.',
    signedInAs: (name) =>
      `Ce téléphone est connecté au nom de ${isolate('ltr', name)}. Entrer déconnecte cette personne ici.`,
    closedTitle: 'Ce lien ne marche plus',
    closedText: 'Il a servi, a été repris, ou a plus de sept jours. Demandez-en un nouveau à la boutique.',
    toStudio: 'Vers votre atelier',
  },
  pieces: {
    title: 'Pièces',
    count: (count) =>
      count === 0
        ? 'Il n’y a pas encore de pièces.'
        : plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` }),
    storeRetired: 'La boutique ne montre pas cet atelier en ce moment, ni ses pièces.',
    planOver:
      'L’abonnement de cet atelier est fini, la boutique ne montre donc ni l’atelier ni ses pièces. Rien n’est perdu : avec un nouvel abonnement, tout est comme avant.',
    stock: (count) => (count === 0 ? 'Épuisé' : `${count} en stock`),
    noPicture: 'Sans photo',
    pages: 'Pages',
    page: (page, last) => `${page} sur ${last}`,
    previous: 'Précédentes',
    next: 'Suivantes',
  },
  /** Of the forms of a piece. */
  form: {
    notSaved: 'Rien n’est encore enregistré : regardez plus bas.',
    howMany: 'Combien il y en a',
    surePrice: (price) => `Oui, ${price} est juste`,
    problems: {
      required: 'Champ à remplir.',
      price: 'Écrivez un prix en dinars, par exemple 45 ou 45,50.',
      promotion: 'Elle a un prix promotionnel, qui doit être plus bas. Demandez à la boutique.',
      'two-readings': 'Ce prix se lit de deux façons.',
      far: 'C’est plus de cinq fois plus haut ou plus bas qu’avant.',
    },
  },
  newPiece: {
    add: 'Nouvelle pièce',
    title: 'Nouvelle pièce',
    yourPhoto: 'Votre photo',
    sending: 'La photo est en route. Vous pouvez continuer à écrire.',
    sent: 'La photo est arrivée à la boutique.',
    unsent: 'La photo n’est pas encore partie. Elle partira avec le reste.',
    price: 'Prix en dinars',
    youReceive: (share, price) => `Vous recevez ${isolate('ltr', share)} sur ${isolate('ltr', price)}.`,
    choose: 'Choisir…',
    publish: 'La mettre en vente',
    keyUsed: 'Ce formulaire a déjà ajouté une pièce. Publiez encore pour en ajouter une autre.',
    openAdded: 'Voir la pièce',
    storeFull: 'Cet atelier a mille pièces, il n’y a plus de place. Demandez à la boutique.',
    planOver: 'Sans abonnement en cours, pas de nouvelles pièces. Écrivez à la boutique pour continuer.',
    planFull:
      'Votre abonnement n’a plus de place. Retirez une pièce pour l’instant, ou demandez un autre abonnement à la boutique.',
    problems: { number: 'Écrivez un nombre entier.', photoAgain: 'Reprenez la photo, s’il vous plaît.' },
  },
  photos: {
    title: 'Photos',
    toPhotos: 'Photos',
    take: 'Prendre une photo',
    choose: 'Ou en choisir une',
    add: 'Ajouter cette photo',
    full: (count) => `Il y a ${count} photos, il n’y a plus de place. Retirez-en une d’abord.`,
    photo: (number) => `Photo ${number}`,
    first: 'Montrer en premier',
    remove: 'Retirer',
    problems: {
      none: 'Choisissez d’abord une photo.',
      'too-many': 'Il n’y a plus de place. Retirez d’abord une photo.',
      'changed-meanwhile': 'La pièce vient de changer. Regardez encore.',
    },
  },
  phones: {
    short: 'Mes téléphones',
    title: 'Mes téléphones',
    another: 'Un autre téléphone',
    anotherText: 'Un code à six chiffres ouvre votre atelier sur un autre téléphone.',
    showCode: 'Afficher un code',
    newCode: 'Afficher un nouveau code',
    codeAddress: 'Sur l’autre téléphone, ouvrez cette adresse :',
    codeText: 'Tapez-y ce code :',
    phone: 'avec votre numéro',
    minutes: 'Il marche cinq minutes, une fois. Ne le dites à personne, pas même à la boutique.',
    yours: 'Connectés',
    device: (browser = 'Un navigateur', system) =>
      system ? `${isolate('ltr', browser)} sur ${isolate('ltr', system)}` : isolate('ltr', browser),
    thisOne: 'Ce téléphone',
    lastSeen: (moment) => `Dernier usage ${moment}`,
    end: 'Déconnecter',
    language: 'Langue',
    signOut: 'Se déconnecter sur ce téléphone',
    signOutText: 'Pour entrer de nouveau, il faudra un lien ou un code.',
  },
  errors: {
    notFound: { title: 'Il n’y a rien ici', text: 'Cette page n’existe pas, ou n’est pas la vôtre.' },
    notAllowed: { title: 'Ce n’est pas possible', text: 'Cette page vient d’ailleurs. Veuillez recommencer.' },
    tooLong: { title: 'C’était trop', text: 'Ce qui a été envoyé est trop long.' },
    away: { title: 'Un instant', text: 'La boutique est brièvement indisponible. Réessayez dans quelques secondes.' },
    failed: { title: 'Cela n’a pas marché', text: 'Réessayez. Si cela continue, dites-le à la boutique.' },
    toPieces: 'Vers vos pièces',
  },
}
