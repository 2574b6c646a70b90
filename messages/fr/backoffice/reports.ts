import type { Catalog } from '../../catalog.ts'
import type { reportsMessages as english } from '../../en/backoffice/reports.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

const orders = (count: number) => plural('fr', count, { one: `${count} commande`, other: `${count} commandes` })
const pieces = (count: number) => plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` })
const searches = (count: number) => plural('fr', count, { one: `${count} recherche`, other: `${count} recherches` })
const inDays = (count: number) =>
  count === 0 ? 'aujourd’hui' : plural('fr', count, { one: `dans ${count} jour`, other: `dans ${count} jours` })

export const reportsMessages: Catalog<typeof english> = {
  title: 'Chiffres',
  period: 'Période',
  presets: {
    'this-week': 'Cette semaine',
    'this-month': 'Ce mois',
    'last-30-days': '30 derniers jours',
    'this-year': 'Cette année',
  },
  from: 'Du',
  until: 'Au',
  per: 'Par',
  granularities: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  show: 'Afficher',
  misread: 'Ces jours ne sont pas dans le calendrier : voici les 30 derniers.',
  shown: (period: string, before: string) => `${period}, comparé à ${before}. Les jours sont ceux de Tunis.`,

  searchMeasures: {
    searches: 'Recherches',
    withoutResults: 'Sans résultat',
    unclicked: 'Rien d’ouvert',
    clicks: 'Ouvertes',
    additions: 'Au panier',
    orders: 'Commandées',
  },
  searchesBefore: (count) => `${count} les jours d’avant`,
  searchesWithout: (count, without) => (without === 0 ? `${count}` : `${count}, dont ${without} sans résultat`),
  withheld: 'Mots de moins de trois appareils',
  keyMetrics: 'En bref',
  measures: {
    orders: 'Commandes',
    ordered: 'Commandé',
    revenue: 'Chiffre d’affaires',
    basket: 'Panier moyen',
    refusals: 'Taux de refus',
  },
  none: 'aucun',
  changes: {
    up: (percent: string, before: string) => `▲ +${percent} (avant : ${before})`,
    down: (percent: string, before: string) => `▼ −${percent} (avant : ${before})`,
    same: (before: string) => `= inchangé (${before})`,
    new: 'Rien avant',
    nothing: 'Rien avant non plus',
  },
  rates: {
    up: (before: string) => `▲ en hausse (avant : ${before})`,
    down: (before: string) => `▼ en baisse (avant : ${before})`,
    noneBefore: 'Rien à comparer',
  },

  reports: {
    orders: {
      title: 'Commandes',
      definition:
        'Chaque commande passée ces jours-là compte une fois, quoi qu’elle soit devenue. Le tableau montre combien ont été annulées depuis.',
    },
    revenue: {
      title: 'Commandé et chiffre d’affaires',
      definition:
        'Commandé : la valeur des commandes passées un jour donné, sauf celles annulées depuis. Chiffre d’affaires : la valeur de ce qui a été remis un jour donné ; si un client renvoie ce qu’il avait pris, elle est déduite le jour du retour. Les colis refusés à la porte ne comptent jamais. Les deux comptent les pièces seules : les frais de livraison sont au livreur.',
    },
    basket: {
      title: 'Panier moyen',
      definition: 'Ce qui a été commandé, divisé par le nombre de commandes non annulées. Sans les frais de livraison.',
    },
    'refusals-by-governorate': {
      title: 'Refus par gouvernorat',
      definition:
        'Des colis présentés à une porte ces jours-là, la part refusée. Un colis compte le jour de la réponse du livreur, et un colis refusé reste refusé une fois revenu ici. Ce qui a été pris puis renvoyé n’a pas été refusé.',
    },
    'refusals-by-product': {
      title: 'Refus par produit',
      definition:
        'Comme ci-dessus, selon le contenu du colis. Un colis compte une fois pour chaque produit, quel que soit le nombre de pièces ; dans un colis mêlé, personne ne sait quel produit est en cause : il compte pour tous.',
    },
    'refusals-by-source': {
      title: 'Refus par origine',
      definition: 'Comme ci-dessus, selon la façon dont la commande est arrivée.',
    },
    'refusals-by-courier': {
      title: 'Refus par livreur',
      definition: 'Comme ci-dessus, selon le livreur qui avait alors le colis.',
    },
    'best-sellers': {
      title: 'Meilleures ventes',
      definition:
        'Des commandes passées ces jours-là, les pièces remises à ce jour et gardées. Ce qui a été annulé, refusé ou renvoyé ne compte pas ; ce qui reste à emballer ou est en route figure à côté et ne compte pas encore.',
    },
    'ending-stock': {
      title: 'Stock bientôt fini',
      definition:
        'Les tailles en vente dont les pièces finissent dans les 21 jours si elles se vendent comme ces 28 derniers jours, quelle que soit la période choisie plus haut. Les commandes annulées et revenues ne comptent pas. Pour un produit plus récent, on compte les jours depuis son arrivée, une semaine au moins.',
    },
    sources: {
      title: 'D’où viennent les commandes',
      definition:
        'Chaque commande passée ces jours-là, selon le canal par lequel elle est arrivée : les pages de la boutique, ou la saisie par l’équipe.',
    },
    searches: {
      title: 'Ce que l’on cherche',
      definition:
        'Une recherche compte une fois, quand ses résultats s’affichent, et non pour chacune de leurs pages. L’ouverture, l’ajout au panier et la commande comptent une fois par recherche, au jour de la recherche. Les numéros et les adresses sont écartés. Les mots sont montrés quand trois appareils les ont cherchés ; les autres sont réunis. Sans script, et dans les navigateurs qui demandent à ne pas être suivis, les recherches ne sont pas comptées. Elles sont supprimées après 90 jours.',
    },
    'searches-by-language': {
      title: 'Recherches par langue',
      definition: 'La langue de la page où la recherche a été faite, quelle que soit celle des mots.',
    },
    'searches-by-day': {
      title: 'Recherches dans le temps',
      definition: 'Toutes les recherches de chaque jour, et celles qui n’ont rien trouvé.',
    },
    'web-vitals': {
      title: 'L’attente des visiteurs',
      definition:
        'Le navigateur d’un visiteur dit une fois par page vue comment elle s’est affichée : quand la plus grande image ou le plus grand texte était là (bon jusqu’à 2,5 s, mauvais au-delà de 4 s), en combien de temps un toucher a eu un effet (200 et 500 ms), et combien la page a bougé toute seule (0,1 et 0,25). Les colonnes sont des semaines entières et montrent la mesure le moins souvent bonne. Les pages ouvertes ensuite dans la boutique comptent avec celle de l’arrivée. Ne sont pas comptés : les navigateurs sans script, en économie de données ou qui demandent à ne pas être suivis, les robots, et qui est connecté ici ; tous les navigateurs ne mesurent pas les trois. Pour le Web Almanac, une boutique est bonne quand trois quarts de ses pages vues dans Chrome le sont pour chaque mesure : ses chiffres sont des parts de boutiques, les nôtres des parts de pages vues. Tout est effacé après 365 jours.',
    },
    'web-vitals-by-page': {
      title: 'L’attente des visiteurs, par page',
      definition:
        'Comme ci-dessus, selon la page d’arrivée : la mesure qui y est le moins souvent bonne. Les barres vides sont une autre mesure : parmi toutes les boutiques faites avec ce programme, celles qui sont bonnes.',
    },
  },
  withoutCourier: 'Sans remise à un livreur',
  definition: 'Comment c’est compté',
  table: 'La même chose en tableau',
  download: 'Enregistrer en CSV',
  more: (shown: number, all: number) => `Les ${shown} premières lignes sur ${all} ; le fichier CSV les a toutes.`,
  read: { day: 'Lire jour par jour', week: 'Lire semaine par semaine', month: 'Lire mois par mois' },
  legends: {
    goodViews: 'pages vues qui sont bonnes',
    goodShops: 'boutiques qui sont bonnes (Web Almanac 2025)',
    searches: 'recherches',
    withoutResults: 'sans résultat',
    period: 'ces jours-ci',
    before: 'les jours d’avant',
    ordered: 'commandé (DT)',
    revenue: 'chiffre d’affaires (DT)',
    few: 'moins de 10 colis : peut-être un hasard',
  },

  columns: {
    page: 'Page',
    vital: 'Mesure',
    views: 'Pages vues',
    good: 'Bon',
    needsWork: 'À améliorer',
    poor: 'Mauvais',
    searchText: 'Mots',
    language: 'Langue',
    days: { day: 'Jour', week: 'Semaine', month: 'Mois' },
    orders: 'Commandes',
    cancelled: 'Annulées depuis',
    before: 'Les jours d’avant',
    ordered: 'Commandé',
    revenue: 'Chiffre d’affaires',
    basket: 'Panier moyen',
    courier: 'Livreur',
    governorate: 'Gouvernorat',
    product: 'Produit',
    store: 'Atelier',
    size: 'Taille, couleur',
    parcels: 'Colis',
    refused: 'Refusés',
    rate: 'Taux de refus',
    kept: 'Gardées',
    soldFor: 'Vendu pour',
    onTheWay: 'En cours',
    stock: 'En stock',
    sold: 'Vendues en 28 jours',
    daysLeft: 'Jours restants',
    source: 'Canal',
  },
  headings: {
    millimes: (column: string) => `${column} (DT)`,
    rate: (column: string) => `${column} (%)`,
  },

  vitals: { lcp: 'Contenu affiché (LCP)', inp: 'Réaction au toucher (INP)', cls: 'Page qui ne bouge pas (CLS)' },
  vitalShares: (vital, good, needsWork, poor) => `${vital} : bon ${good}, à améliorer ${needsWork}, mauvais ${poor}`,
  goodOf: (share, views) => `${share} sur ${views}`,
  pageKinds: {
    home: 'Page d’accueil',
    product: 'Pièce',
    store: 'Atelier',
    list: 'Listes',
    search: 'Recherche',
    cart: 'Panier',
    checkout: 'Validation de la commande',
    order: 'Commande',
    other: 'Autres pages',
  },

  readings: {
    vitals: (days, shares) => `${days} : ${shares}`,
    searches: (days, count, without) => `${days} : ${searches(count)}, dont ${without} sans résultat`,
    orders: (days: string, count: number, before: number | undefined) =>
      `${days} : ${orders(count)}${before === undefined ? '' : ` (avant : ${before})`}`,
    revenue: (days: string, ordered: string, revenue: string) =>
      `${days} : ${ordered} commandés, ${revenue} de chiffre d’affaires`,
    basket: (days: string, basket: string) => `${days} : ${basket}`,
  },
  refusedOf: (rate: string, refused: number, all: number) => `${rate}, ${refused} sur ${all}`,
  pieces,
  inDays,
  ordersWithPart: (count: number, part: string) => `${orders(count)}, ${part}`,
  soldOut: 'épuisé',
  sized: (name: string, size: string) =>
    size ? `${isolate('ltr', name)}, ${isolate('ltr', size)}` : isolate('ltr', name),

  sentences: {
    noVitals: 'Aucune page vue n’a été mesurée ces semaines-là.',
    vitals: (vital, share, isGood) =>
      `Le moins souvent bon : ${vital}, dans ${share} des pages vues. Une boutique est bonne à partir de 75 % pour chaque mesure : celle-ci ${isGood ? 'l’est' : 'ne l’est pas'}.`,
    almanac: (shopify, wooCommerce) =>
      `D’après le Web Almanac 2025, ${shopify} des boutiques avec Shopify sont bonnes, et ${wooCommerce} de celles avec WooCommerce.`,
    noSearches: 'Aucune recherche n’a été comptée ces jours-là.',
    mostSearched: (words, count) => `La recherche la plus fréquente : « ${isolate('ltr', words)} », ${count} fois.`,
    withheld: (count) => `${searches(count)} avec des mots de moins de trois appareils.`,
    searchLanguages: (count) => `${searches(count)} en tout.`,
    searchesInVain: (count, without) => `Sans résultat : ${without} sur ${searches(count)}.`,
    orders: (count: number, days: string, change: string) => `${days} : ${orders(count)} ; ${change}.`,
    most: (days: string, count: number) => `Le plus fort : ${days}, avec ${orders(count)}.`,
    noOrders: (days: string) => `${days} : aucune commande.`,
    revenue: (ordered: string, revenue: string, change: string) =>
      `${ordered} de commandes, ${revenue} de chiffre d’affaires ; ${change}.`,
    bestRevenue: (days: string, revenue: string) => `Le meilleur : ${days}, avec ${revenue}.`,
    noRevenue: 'Rien n’a été commandé ni remis ces jours-là.',
    basket: (basket: string, change: string) => `Une commande vaut ${basket} en moyenne ; ${change}.`,
    noBasket: 'Sans commandes, pas de panier moyen.',
    refusals: (refused: number, all: number, rate: string) =>
      plural('fr', refused, {
        one: `${refused} colis sur ${all} a été refusé : ${rate}.`,
        other: `${refused} colis sur ${all} ont été refusés : ${rate}.`,
      }),
    worst: (name: string, rate: string) => `Taux le plus élevé : ${isolate('ltr', name)}, ${rate}.`,
    noRefusals: 'Aucun colis n’a été présenté à une porte ces jours-là.',
    bestSeller: (name: string, count: number, sold: string) =>
      `Meilleure vente : ${isolate('ltr', name)}, ${plural('fr', count, { one: `${count} pièce gardée`, other: `${count} pièces gardées` })}, pour ${sold}.`,
    noneKept: 'Rien de ce qui a été commandé ces jours-là n’est encore remis et gardé.',
    noSeller: 'Rien de ce qui a été commandé ces jours-là n’a été gardé ni n’est encore en route.',
    ending: (count: number) =>
      plural('fr', count, {
        one: `${count} taille est épuisée ou finit dans les 21 jours.`,
        other: `${count} tailles sont épuisées ou finissent dans les 21 jours.`,
      }),
    firstToEnd: (name: string, stock: number, days: number) =>
      `La première à finir : ${name}, encore ${pieces(stock)}, épuisée ${inDays(days)}.`,
    noEnding: 'Aucune taille ne finit dans les 21 jours au rythme des 28 derniers.',
    sources: (name: string, part: string, count: number) =>
      `Premier canal : ${name}, avec ${orders(count)}, soit ${part}.`,
    noSources: 'Aucune commande n’a été passée ces jours-là.',
    changes: {
      up: (percent: string, before: string) => `${percent} de plus que les ${before} d’avant`,
      down: (percent: string, before: string) => `${percent} de moins que les ${before} d’avant`,
      same: (before: string) => `comme avant (${before})`,
      new: 'rien avant',
      nothing: 'rien avant non plus',
    },
  },
}
