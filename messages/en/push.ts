/** What a phone shows, by what has happened, and how often. */
export const pushMessages = {
  'new-order': (count: string) => `New orders: ${count}`,
  message: (count: string) => `New messages: ${count}`,
  'damage-report': (count: string) => `Reports of damage: ${count}`,
  'email-failed': (count: string) => `E-mails that could not be sent: ${count}`,
  'stock-low': (count: string) => `Sizes that run low: ${count}`,
  'backup-old': 'There is no recent backup',
  test: 'Notifications work on this phone',
}
