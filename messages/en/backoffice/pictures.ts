import { plural } from '../../plural.ts'
import { pictureRefusals } from '../picture-refusals.ts'

export const picturesMessages = {
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
  discard: 'Remove it',
  alt: (number: number) => `What picture ${number} shows`,
  altHint: 'Blue bowl, seen from above',
  main: 'Main picture',
  color: (number: number) => `Colour that picture ${number} shows`,
  allColors: 'All colours',
  colorsHint: 'A picture of one colour is shown to whoever chooses that colour.',
  earlier: (number: number) => `Move picture ${number} up`,
  later: (number: number) => `Move picture ${number} down`,
  remove: (number: number) => `Remove picture ${number}`,
  replaced: 'The new picture is shown once you save.',
  /** Why a file was not taken. */
  problems: {
    ...pictureRefusals,
    unreachable: 'The picture did not reach the shop. Check your connection and try again.',
  },
}
