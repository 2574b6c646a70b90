export const draftsMessages = {
  restored: (moment: string) => `Your changes of ${moment} were not saved. They are filled in again.`,
  discard: 'Discard them',
}
