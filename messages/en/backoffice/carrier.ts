/** Who brings parcels: the choice, and what is wrong with it. */
export const carrierMessages = {
  label: 'Delivered by',
  none: 'Please choose',
  own: 'Our own delivery',
  ownBy: (name: string) => `Our own delivery: ${name} holds the cash`,
  ownByOther: 'Our own delivery: somebody else holds the cash',
  asked: (carrier: string) => `Delivered by: ${carrier}`,
  holder: 'Who holds the cash',
  problems: {
    'no-carrier': 'Please choose who brings the parcels.',
    'no-holder': 'Please say who holds the cash.',
    'name-taken': 'A courier has this name.',
    'too-many': 'There are as many couriers as there can be.',
  },
  startHandover: 'Start a hand-over',
}
