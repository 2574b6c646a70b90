import type { Catalog } from '../catalog.ts'
import { frenchDays, frenchHours } from '../days.ts'
import type { homeMessages as english } from '../en/home.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const homeMessages: Catalog<typeof english> = {
  description:
    'Poterie, tapis, sacs, bijoux, bougies et jouets faits main dans les ateliers de Tunisie. Commandez en ligne, payez à la livraison.',
  carousel: {
    label: 'Au fil des ateliers',
    role: 'carrousel',
    slideRole: 'diapositive',
    slide: (number, count) => `${number} sur ${count}`,
    announcement: (number, count, headline) => `${number} sur ${count} : ${isolate('ltr', headline)}`,
    show: (number, headline) => `Afficher l’image ${number} : ${isolate('ltr', headline)}`,
    choose: 'Choisir une image',
    previous: 'Image précédente',
    next: 'Image suivante',
    pause: 'Arrêter le défilement',
    play: 'Lancer le défilement',
  },
  slides: {
    'hero-1': {
      headline: 'L’argile de Nabeul, peinte à la main',
      text: 'Jarres, assiettes et bols tournés et émaillés par les potiers du Cap Bon.',
      link: 'Voir la poterie',
    },
    'hero-2': {
      headline: 'Tissé lentement, gardé toute une vie',
      text: 'Tapis, coussins et foutas tissés au métier, aux motifs que chaque famille se transmet.',
      link: 'Voir les tissages',
    },
    'hero-3': {
      headline: 'Derrière les portes bleues',
      text: 'Couffins, sacoches et sacs, tressés, cousus et tissés pour le marché et pour la mer.',
      link: 'Voir les sacs',
    },
    'hero-4': {
      headline: 'Au cœur des oliveraies',
      text: 'Planches, cuillères et jouets taillés dans des arbres qui ne donnent plus.',
      link: 'Voir le bois d’olivier',
    },
  },
  welcome: {
    heading: 'Fait main en Tunisie, livré chez vous',
    text: 'Chaque pièce vient d’un atelier que nous connaissons par son nom. Vous choisissez, l’artisan emballe, et vous payez quand elle est entre vos mains.',
    promises: {
      payment: { title: 'Paiement à la livraison', text: 'En espèces, quand le colis est entre vos mains.' },
      delivery: (hours) => ({
        title: `Chez vous en ${frenchHours(hours)}`,
        text: 'À compter de la confirmation de votre commande.',
      }),
      exchange: (days) => ({
        title: `${frenchDays(days)} pour échanger`,
        text: `Vous changez d’avis ? Dites-le-nous ${days === 1 ? 'dans la journée qui suit' : `dans les ${frenchDays(days)} qui suivent`} la livraison.`,
      }),
    },
  },
  tiles: {
    heading: 'Que cherchez-vous ?',
    search: 'Que cherchez-vous ?',
    names: {
      'home-ambiance-essentials': 'Ambiance et essentiels de la maison',
      'handcrafted-accessories': 'Accessoires faits main',
      'kids-room-wonders': 'Merveilles pour la chambre d’enfant',
      'artisanal-decor-craft': 'Déco et artisanat',
    },
  },
  weeklySale: {
    heading: 'La promo de la semaine',
    by: 'Fabriqué par',
    endsOn: 'Se termine',
    midnight: (day) => `${day} à minuit`,
    inTunis: '(heure de Tunis)',
    timeLeft: 'Temps restant',
    ended: 'Promotion terminée',
    endedText:
      'La prochaine arrive bientôt. Laissez-nous votre e-mail plus bas : vous serez au courant avant tout le monde.',
    seePiece: 'Voir la pièce',
    days: (count) => plural('fr', count, { one: 'jour', other: 'jours' }),
    hours: (count) => plural('fr', count, { one: 'heure', other: 'heures' }),
    minutes: (count) => plural('fr', count, { one: 'minute', other: 'minutes' }),
    seconds: (count) => plural('fr', count, { one: 'seconde', other: 'secondes' }),
  },
  bestSellers: {
    heading: 'Meilleures ventes',
    texts: {
      random: 'Quelques pièces à regarder de plus près ; d’autres à votre prochaine visite.',
      sales: 'Les pièces les plus achetées, et gardées.',
      mixed: 'Les pièces les plus achetées et gardées, et d’autres à regarder de plus près.',
    },
    seeAll: 'Voir toute la boutique',
  },
  makers: {
    heading: 'Les mains derrière les pièces',
    text: 'Quelques ateliers, d’autres chaque semaine.',
    seeAll: 'Tous les artisans',
  },
}
