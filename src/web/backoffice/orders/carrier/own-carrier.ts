/** The value of the choice that somebody else of the shop brings the parcels. */
export const ownCarrier = 'own'
