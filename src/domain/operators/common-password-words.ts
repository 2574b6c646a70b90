import { dictionary } from '@zxcvbn-ts/language-common'

/** Of a shorter word guessers have nothing, and too many phrases are made of them. */
const minLeakedWordLength = 4

/**
 * What the kept list of leaked passwords lacks: Tunisian and French words, keyboard rows, and the short words of
 * English.
 */
const furtherWords = `
  a aa aaa abc abcd abcde abcdef alger ali allahou amel anis asma aya ayoub bachir bilal bizerte bonsoir cat
  changemenow coeur copine dad dar djerba dog ete ertyuiop farid fatma ferrarie fatiha formule gmail god hafsa
  hammamet handmade hirfa hossem hotmail imen israa jamel kairouan kasbah khadija kenza law maghreb mahdia mahmoud
  malek marketplace mehdi mimi moi mom monastir mot mounir mourad my nabeul new one ooredoo ordinateur pa papa
  passphrase poiuytreza poiuytrewq qsdfghjklm qwer qwertz qwertzuiop ramzi red sfax sidi bou skype sky souk sousse
  tata tizi toto tunis tunisian tunisienne twitter vendredi wahid walid wifi wael yahoo yassine you zaghouan zied
  zitouna zouhair asd qwe zxc wxc aze azeqsd poiuyt lkjhgf mnbvcxz the is it me we us i and of in on to for no yes
  not
`

/**
 * Common passwords, and the words that they are made of: those of published leaks, from a list that others keep, and
 * what it lacks. `password-problem.ts` also looks without digits and marks, so one entry covers thousands of passwords.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter((word) => word.length >= minLeakedWordLength),
  ...furtherWords.trim().split(/\s+/),
])
