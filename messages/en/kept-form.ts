/** On the page that says that the shop is busy, with the form that was sent. */
export const keptFormMessages = {
  text: 'What you typed is kept on this page.',
  again: 'Send again',
  file: 'Choose the file again',
}
