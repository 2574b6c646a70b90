export const submissionsMessages = {
  title: 'New pieces of makers',
  text: 'They are not in the shop yet. Approve a piece, or send it back with a reason: its maker reads it in her language.',
  none: 'No piece waits.',
  approve: 'Put it in the shop',
  sendBack: 'Send it back',
  reason: 'Why',
  reasons: {
    photo: 'The photo: dark, blurred or not of the piece',
    words: 'The words: name or description are missing or unclear',
    price: 'The price: too high, too low or not right',
    category: 'The category is another one',
    'not-handmade': 'It is not made by hand',
  },
  done: {
    approved: 'The piece is in the shop.',
    'sent-back': 'The piece is sent back to its maker.',
  },
  changedMeanwhile: 'It does not wait any more: somebody else has decided, or it was changed.',
  withoutDescription: 'No description',
}
