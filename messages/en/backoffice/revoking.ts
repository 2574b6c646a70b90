/** Records that are revoked, of any kind. */
export const revokingMessages = {
  revoke: 'Recorded by mistake…',
  revoked: (person: string, moment: string) => `Revoked by ${person}, ${moment}`,
  why: 'Why',
}
