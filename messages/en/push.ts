/** What a phone shows, by what has happened; the count follows in brackets. */
export const pushMessages = {
  'new-order': 'New orders',
  message: 'New messages',
  'damage-report': 'Damage reports',
  'email-failed': 'E-mails that could not be sent',
  'stock-low': 'Sizes running low',
  'backup-old': 'No recent backup',
  'to-prepare': 'Pieces to prepare',
  'plan-ending': 'The plan of your store ends soon',
  test: 'Notifications work on this phone',
}
