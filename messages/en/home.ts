import { englishDays, englishHours } from '../days.ts'
import { plural } from '../plural.ts'

export const homeMessages = {
  description:
    'Pottery, rugs, bags, jewellery, candles and toys made by hand in the workshops of Tunisia. Order online, pay on delivery.',
  carousel: {
    label: 'From the workshops',
    role: 'carousel',
    slideRole: 'slide',
    slide: (number: number, count: number) => `${number} of ${count}`,
    announcement: (number: number, count: number, headline: string) => `${number} of ${count}: ${headline}`,
    show: (number: number, headline: string) => `Show ${number}: ${headline}`,
    choose: 'Choose a picture',
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Stop the pictures changing',
    play: 'Let the pictures change',
  },
  slides: {
    'hero-1': {
      headline: 'Clay from Nabeul, painted by hand',
      text: 'Jars, plates and bowls thrown and glazed by the potters of Cap Bon.',
      link: 'See the pottery',
    },
    'hero-2': {
      headline: 'Woven slowly, kept for life',
      text: 'Rugs, cushions and foutas from the loom, in the signs of the weavers’ own families.',
      link: 'See what is woven',
    },
    'hero-3': {
      headline: 'Through the blue doors',
      text: 'Baskets, satchels and bags, plaited, sewn and woven for market days and the sea.',
      link: 'See the bags',
    },
    'hero-4': {
      headline: 'From the olive groves',
      text: 'Boards, spoons and toys turned from trees that no longer bear.',
      link: 'See the olive wood',
    },
  },
  welcome: {
    heading: 'Made by hand in Tunisia, brought to your door',
    text: 'Every piece comes from a workshop we know by name. You choose, the maker packs it, and you pay when it is in your hands.',
    promises: {
      payment: { title: 'Pay on delivery', text: 'In cash, when the parcel is in your hands.' },
      delivery: (hours: number) => ({
        title: `With you in ${englishHours(hours)}`,
        text: 'Counted from the moment we confirm your order.',
      }),
      exchange: (days: number) => ({
        title: `${englishDays(days)} to exchange`,
        text: `Changed your mind? Tell us within ${englishDays(days)} of delivery.`,
      }),
    },
  },
  tiles: {
    heading: 'What are you looking for?',
    search: 'What are you looking for?',
    names: {
      'home-ambiance-essentials': 'Home Ambiance & Essentials',
      'handcrafted-accessories': 'Handcrafted Accessories',
      'kids-room-wonders': 'Kids Room Wonders',
      'artisanal-decor-craft': 'Artisanal Decor & craft',
    },
  },
  weeklySale: {
    heading: 'Sale of the week',
    by: 'Made by',
    endsOn: 'Until',
    midnight: (day: string) => `${day} midnight`,
    inTunis: 'in Tunis',
    timeLeft: 'Time left',
    ended: 'Promotion ended',
    endedText: 'The next one is on its way. Leave us your e-mail below to be the first to hear about it.',
    seePiece: 'View the piece',
    days: (count: number) => plural('en', count, { one: 'day', other: 'days' }),
    hours: (count: number) => plural('en', count, { one: 'hour', other: 'hours' }),
    minutes: (count: number) => plural('en', count, { one: 'minute', other: 'minutes' }),
    seconds: (count: number) => plural('en', count, { one: 'second', other: 'seconds' }),
  },
  bestSellers: {
    heading: 'Best sellers',
    texts: {
      random: 'A few pieces worth a closer look, and different ones on your next visit.',
      sales: 'What people bought most and kept.',
      mixed: 'What people bought most and kept, plus a few worth a closer look.',
    },
    seeAll: 'See the whole shop',
  },
  makers: {
    heading: 'Who makes it',
    text: 'A few of the workshops, different ones each week.',
    seeAll: 'All makers',
  },
}
