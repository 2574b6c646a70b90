/** The French names of the 24 governorates of Tunisia by ISO 3166-2 code. */
export const governorateNames = {
  'TN-11': 'Tunis',
  'TN-12': 'Ariana',
  'TN-13': 'Ben Arous',
  'TN-14': 'La Manouba',
  'TN-21': 'Nabeul',
  'TN-22': 'Zaghouan',
  'TN-23': 'Bizerte',
  'TN-31': 'Béja',
  'TN-32': 'Jendouba',
  'TN-33': 'Le Kef',
  'TN-34': 'Siliana',
  'TN-41': 'Kairouan',
  'TN-42': 'Kasserine',
  'TN-43': 'Sidi Bouzid',
  'TN-51': 'Sousse',
  'TN-52': 'Monastir',
  'TN-53': 'Mahdia',
  'TN-61': 'Sfax',
  'TN-71': 'Gafsa',
  'TN-72': 'Tozeur',
  'TN-73': 'Kébili',
  'TN-81': 'Gabès',
  'TN-82': 'Médenine',
  'TN-83': 'Tataouine',
} as const

export type Governorate = keyof typeof governorateNames

export const governorates = Object.keys(governorateNames) as readonly Governorate[]

export function isGovernorate(text: string): text is Governorate {
  return Object.hasOwn(governorateNames, text)
}
