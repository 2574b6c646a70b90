/** Shown on a page of another language to visitors whose browser prefers this one. */
export const languageOfferMessages = {
  text: 'This shop is also available in English.',
  link: 'Continue in English',
  close: 'Close',
}
