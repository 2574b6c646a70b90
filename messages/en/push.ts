/** What a phone shows, by what has happened; the count follows in brackets. */
export const pushMessages = {
  'new-order': 'New orders',
  message: 'New messages',
  'damage-report': 'Reports of damage',
  'email-failed': 'E-mails that could not be sent',
  'stock-low': 'Sizes that run low',
  'backup-old': 'There is no recent backup',
  test: 'Notifications work on this phone',
}
