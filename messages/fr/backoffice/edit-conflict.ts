import type { Catalog } from '../../catalog.ts'
import type { editConflictMessages as english } from '../../en/backoffice/edit-conflict.ts'
import { isolate } from '../../isolate.ts'

export const editConflictMessages: Catalog<typeof english> = {
  by: (name: string) => `Dernier enregistrement : ${isolate('ltr', name)}.`,
  theirs: 'Voici ses changements, déjà repris dans le formulaire :',
  both: 'Changé des deux côtés. Le formulaire a votre version ; la sienne :',
  reassurance: 'Rien de votre travail n’est perdu. Relisez, puis enregistrez de nouveau.',
  nothing: 'rien',
  anotherPicture: 'une autre image',
}
