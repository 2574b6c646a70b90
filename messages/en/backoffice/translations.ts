import { plural } from '../../plural.ts'
import { settings } from './settings.ts'

export const translations = {
  title: 'Translations',
  text: 'What the shop writes itself, in each of its languages. What is missing is shown to visitors in the main language.',
  languages: 'Languages',
  into: 'Language to translate into',
  /** Under the name of a language. */
  missing: (count: number, isMore: boolean) =>
    isMore ? `more than ${count} to do` : count === 0 ? 'complete' : `${count} to do`,
  which: 'Which ones',
  show: { missing: 'With missing texts', all: 'All of them' },
  kinds: {
    profile: settings.parts['shop-profile'].title,
    product: 'Product',
    store: 'Store',
    banner: 'Home page',
    issue: 'Newsletter issue',
  },
  /** Labels of the texts that forms have no single label for. The other labels are those of the forms. */
  parts: { size: 'Size', color: 'Colour' },
  /** A field in a language. */
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  progress: (done: number, total: number) => `${done} of ${total} texts`,
  keys: 'Ctrl + Enter',
  keysDo: 'saves and goes to the next empty text.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  savedThing: (name: string) => `${name} is saved.`,
  unsaved: 'Not saved yet',
  theirs: 'Somebody else wrote this meanwhile:',
  theyRemoved: 'Somebody else removed this text meanwhile.',
  saveAgain: 'Yours is still in the field. Save again to use it.',
  tooLong: (most: number) => `At most ${most} characters, please.`,
  required: 'This text cannot be empty.',
  refused: 'Not saved: the newsletter has been sent, or another store, size or color has this name.',
  stale: 'This form is too old to be saved. Open the page again.',
  none: {
    missing: 'Nothing is missing in this language.',
    all: 'There is nothing to translate into this language.',
  },
  nothingHere: 'It was written in this language: edit it on its own page.',
  next: 'Next ones',
  first: 'Back to the first ones',
  everything: 'All translations',
  download: 'Download as CSV',
  file: {
    title: 'Translations from a file',
    text: 'Download the texts, fill in the columns in a spreadsheet, and bring the file back. First you see what would change.',
    upload: 'Upload a CSV',
    choose: 'CSV file',
    paste: 'Or rows pasted from a spreadsheet',
    hint: 'The first row names the columns: key, en, fr, ar. An empty cell leaves a text as it is.',
    preview: 'Look at what would change',
    previewHeading: 'This would change',
    count: (changed: number, unchanged: number, wrong: number) =>
      `${plural('en', changed, { one: '1 row changes texts', other: `${changed} rows change texts` })}, ${unchanged} stay as they are, ${wrong} cannot be used.`,
    line: (line: number) => `Row ${line}`,
    isNew: 'new',
    problems: {
      'unknown-key': 'the shop has no such text.',
      twice: 'this key was in a row above.',
      'not-allowed': 'only owners may change this text.',
      later: 'too many at once: save the others first, then bring the file again.',
      'too-long': 'the text is too long.',
      required: 'this text cannot be empty.',
    },
    save: 'Save these texts',
    saved: (count: number) => plural('en', count, { one: '1 text is saved.', other: `${count} texts are saved.` }),
    changedMeanwhile: 'Somebody changed these texts since you looked, so nothing was saved. Look again:',
    refused: (name: string) =>
      `Nothing was saved because of ${name}: the newsletter has been sent, or another store, size or color has this name.`,
    notRead: {
      empty: 'There are no rows under the names of the columns.',
      'without-header': 'The first row names the columns: key, and one or more of en, fr, ar.',
      'too-long': (most: number) => `At most ${most} rows at a time, please.`,
    },
  },
}
