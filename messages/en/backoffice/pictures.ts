import { plural } from '../../plural.ts'

export const pictures = {
  choose: 'Take or choose photos',
  chooseOne: 'Take or choose a photo',
  noScriptLabel: 'Add a photo',
  noScriptNote: 'A photo is added at the end of this form.',
  noScriptHint: 'JPEG, PNG or WebP, at most 15 MB. It is taken in with the form.',
  needsScript: 'A picture can be changed here only with JavaScript.',
  sending: (name: string) => `Sending ${name}`,
  waitingFor: (count: number) =>
    plural('en', count, { one: 'Waiting for 1 photo…', other: `Waiting for ${count} photos…` }),
  retry: 'Try again',
  discard: 'Leave it out',
  alt: (number: number) => `What picture ${number} shows`,
  altHint: 'Blue bowl, seen from above',
  main: 'On the card',
  color: (number: number) => `Colour that picture ${number} shows`,
  allColors: 'All colours',
  colorsHint: 'A picture of one colour is shown to whoever chooses that colour.',
  earlier: (number: number) => `Move picture ${number} up`,
  later: (number: number) => `Move picture ${number} down`,
  remove: (number: number) => `Remove picture ${number}`,
  replaced: 'The new picture is shown once you save.',
  /** Why a file was not taken. */
  problems: {
    'too-heavy': 'This file is heavier than 15 MB. Please send a smaller one.',
    'no-picture': 'This is no JPEG, PNG or WebP picture. Take a photo, or save the picture as JPEG.',
    'too-many-pixels': 'This picture has more than 40 million points. Please make it smaller first.',
    'several-frames': 'This is an animation. Please send a single picture.',
    damaged: 'This picture is cut short or broken. Please send it again from where it comes from.',
    'not-only-a-picture':
      'There is more in this file than a picture. Save the picture once more in a photo app, then send that.',
    'too-much-work': 'This picture took too long to read. Please save it as a plain JPEG and send that.',
    unreachable: 'The picture did not reach the shop. Check your connection and try again.',
  },
}
