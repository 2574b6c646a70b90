/**
 * `waiting`: with pieces that wait. `not-signed-in`: somebody may enter, and nobody is signed in. `ending`: the plan
 * that counts ends within two weeks. `without-access`: in the shop, and nobody may enter.
 */
export const makerFilters = ['all', 'waiting', 'not-signed-in', 'ending', 'without-access'] as const

export type MakerFilter = (typeof makerFilters)[number]
