/** What a phone shows, by what has happened; `{count}` is how often. */
export const pushMessages = {
  'new-order': 'New orders: {count}',
  message: 'New messages: {count}',
  'damage-report': 'Reports of damage: {count}',
  'email-failed': 'E-mails that could not be sent: {count}',
  'stock-low': 'Sizes that run low: {count}',
  'backup-old': 'There is no recent backup',
  test: 'Notifications work on this phone',
}
