import type { Catalog } from '../catalog.ts'
import type { pricingMessages as english } from '../en/pricing.ts'

export const pricingMessages: Catalog<typeof english> = {
  title: 'Abonnements pour artisans',
  description:
    'Trois abonnements pour artisans et petits ateliers de Tunisie : votre page d’atelier, des photos, et de l’aide pour vous faire connaître.',
  heading: 'Votre échoppe dans une médina qui ne ferme jamais',
  text: 'Pour artisans et petits ateliers. Choisissez un abonnement et parlez-nous de votre travail : nous vous rappelons avant de commencer quoi que ce soit.',
  names: { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' },
  planTitle: (name) => `${name} Plan`,
  periods: { month: 'par mois', year: 'par an' },
  highlighted: 'Notre conseil',
  features: {
    silver: ['Présentation simple de vos produits', 'Accès aux événements', 'Page d’atelier simple'],
    gold: [
      'Tout ce que comprend Silver',
      'Photos professionnelles',
      'Possibilités de sponsoring',
      'Outils marketing avancés',
    ],
    diamonds: ['Tout ce que comprend Gold', 'Un plan de croissance sur mesure pour toute l’année'],
  },
  getStarted: 'Commencer',
  subscribeTo: (name) => `S’abonner au ${name} Plan`,
  formText: 'Rien n’est débité maintenant. Nous vous appelons ou vous écrivons d’abord.',
  name: 'Votre nom',
  email: 'E-mail',
  phone: 'Téléphone',
  project: 'Votre projet ou votre atelier',
  projectPlaceholder: 'Son nom',
  projectDescription: 'Ce que vous fabriquez',
  projectDescriptionHint: 'Quelques lignes suffisent.',
  send: 'Envoyer',
  choosePlan: 'Choisissez d’abord l’un des trois abonnements.',
  notSent: 'La demande n’est pas partie. Vérifiez les champs signalés.',
  sent: (plan) => `Votre demande pour le ${plan} Plan est bien arrivée. Nous allons vous appeler ou vous écrire.`,
  questionsHeading: 'Bon à savoir',
  questions: [
    {
      question: 'Que se passe-t-il après ma demande ?',
      answer:
        'Elle reste en attente jusqu’à ce que l’un de nous vous ait appelé ou écrit. Nous parlons de votre travail et répondons à vos questions. C’est seulement ensuite que tout commence.',
    },
    {
      question: 'Comment payer ?',
      answer: 'Pas sur cette page. Nous voyons le paiement avec vous, une fois d’accord.',
    },
    {
      question: 'Puis-je arrêter ?',
      answer: 'Oui. Écrivez ou appelez à tout moment pour mettre fin à votre abonnement.',
    },
    {
      question: 'Y a-t-il une commission sur mes ventes ?',
      answer:
        'Les prix ci-dessus sont ceux des abonnements. Pour tout le reste, posez-nous la question au premier échange, avant de vous engager.',
    },
  ],
  questionLeft: 'Une question avant de choisir ?',
  questionLeftText: 'Dites-nous ce que vous fabriquez et ce que vous attendez. Nous vous conseillons volontiers.',
  contact: 'Nous contacter',
}
