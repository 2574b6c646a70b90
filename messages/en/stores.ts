import { plural } from '#messages/plural.ts'

export const storesMessages = {
  title: 'Our makers',
  description:
    'Potters, weavers, carvers and silversmiths from all over Tunisia: the workshops behind the pieces of the shop.',
  heading: 'The makers',
  text: 'Every piece comes from one of these workshops. Step inside to see who works there and what they make.',
  count: (count: number) => plural('en', count, { one: '1 workshop', other: `${count} workshops` }),
  none: 'The first workshops are about to open. Come back soon.',
  seeShop: 'See the shop',
  sell: {
    heading: 'Do you make things by hand?',
    text: 'Open your own workshop here. The plans say what each one costs and what it includes.',
    plans: 'Subscriptions',
    ask: 'Ask us first',
  },
}
