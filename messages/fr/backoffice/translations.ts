import type { Catalog } from '../../catalog.ts'
import type { translationsMessages as english } from '../../en/backoffice/translations.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'
import { settingNames } from './setting-names.ts'

export const translationsMessages: Catalog<typeof english> = {
  title: 'Traductions',
  text: 'Les textes propres à la boutique, dans chacune de ses langues. Ceux qui manquent s’affichent dans la langue principale.',
  into: 'Langue de traduction',
  missing: (count, isMore) => (isMore ? `plus de ${count} à faire` : count === 0 ? 'complet' : `${count} à faire`),
  which: 'Filtrer la liste',
  show: { missing: 'Avec textes manquants', all: 'Tout afficher' },
  kinds: {
    profile: settingNames['shop-profile'],
    product: 'Produit',
    store: 'Atelier',
    banner: 'Page d’accueil',
    issue: 'Numéro de newsletter',
  },
  keys: 'Ctrl + Entrée',
  keysDo: 'enregistre et passe au prochain texte vide.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  savedThing: (name) => `Enregistré : ${isolate('ltr', name)}.`,
  unsaved: 'Pas encore enregistré',
  theirs: 'Entre-temps, quelqu’un d’autre a écrit :',
  theyRemoved: 'Entre-temps, quelqu’un d’autre a retiré ce texte.',
  saveAgain: 'Votre texte est toujours dans le champ. Enregistrez de nouveau pour le garder.',
  required: 'Ce texte ne peut pas rester vide.',
  refused:
    'Rien n’est enregistré : la newsletter est déjà envoyée, ou un autre atelier, une autre taille ou une autre couleur porte ce nom.',
  stale: 'Ce formulaire est trop ancien pour être enregistré. Ouvrez la page de nouveau.',
  nothingMissing: 'Il ne manque rien dans cette langue.',
  nothingHere: 'Ces textes ont été écrits dans cette langue : modifiez-les sur leur propre page.',
  next: 'Suivants',
  first: 'Revenir au début',
  everything: 'Toutes les traductions',
  download: 'Télécharger en CSV',
  file: {
    title: 'Traductions depuis un fichier',
    text: 'Téléchargez les textes, complétez les colonnes dans un tableur, puis renvoyez le fichier. Vous verrez d’abord ce qui changerait.',
    upload: 'Envoyer un CSV',
    choose: 'Fichier CSV',
    paste: 'Ou des lignes collées depuis un tableur',
    hint: 'La première ligne nomme les colonnes : key, en, fr, ar. Une case vide laisse le texte tel quel.',
    preview: 'Voir ce qui changerait',
    previewHeading: 'Voici ce qui changerait',
    count: (changed, unchanged, wrong, later) =>
      `${plural('fr', changed, { one: `${changed} ligne change des textes`, other: `${changed} lignes changent des textes` })} ; sans changement : ${unchanged} ; inutilisables : ${wrong}${later > 0 ? ` ; pour plus tard : ${later}` : ''}.`,
    ignored: (columns) => `Ces colonnes ne sont pas lues : ${isolate('ltr', columns)}.`,
    line: (line) => `Ligne ${line}`,
    isNew: 'nouveau',
    problems: {
      'more-cells': 'la ligne a plus de cellules que de noms de colonnes.',
      'unknown-key': 'la boutique n’a pas ce texte.',
      twice: 'cette clé figure déjà dans une ligne au-dessus.',
      'not-allowed': 'seul un propriétaire peut changer ce texte.',
      later: 'trop de textes à la fois : enregistrez d’abord les autres, puis renvoyez le fichier.',
      'too-long': 'le texte est trop long.',
      required: 'ce texte ne peut pas rester vide.',
    },
    save: 'Enregistrer ces textes',
    saved: (count) => plural('fr', count, { one: `${count} texte enregistré.`, other: `${count} textes enregistrés.` }),
    changedMeanwhile: 'Quelqu’un a changé ces textes depuis cet aperçu : rien n’est enregistré. Regardez de nouveau :',
    refused: (name) =>
      `Rien n’est enregistré, à cause de ${isolate('ltr', name)} : la newsletter est déjà envoyée, ou un autre atelier, une autre taille ou une autre couleur porte ce nom.`,
    notRead: {
      empty: 'Il n’y a pas de ligne sous les noms des colonnes.',
      'without-header': 'La première ligne nomme les colonnes : key, et au moins une de en, fr, ar.',
      'too-long': (most) => `${most} lignes au plus à la fois.`,
      'not-utf8': 'Ce fichier n’est pas en UTF-8. Enregistrez-le au format CSV UTF-8.',
      'too-large': (megabytes) => `L’envoi dépasse ${megabytes} Mo. Répartissez-le en plusieurs fichiers.`,
      'column-twice': (column) => `La colonne ${isolate('ltr', column)} y figure deux fois. Gardez-en une seule.`,
    },
  },
}
