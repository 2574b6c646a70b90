import type { GoldenQuery } from '../golden-query.ts'

/**
 * As fair as the golden set, in other words. The search is measured with these, never adjusted to them: who works on it
 * looks at their share of successes only.
 */
export const heldOutQueries: readonly GoldenQuery[] = [
  // English and French
  { query: 'miroir', kind: 'latin', topics: 'noun', first: ['BZ-Bab 60'] },
  { query: 'serving board', kind: 'latin', topics: 'noun', first: ['OZ-Louh 40'] },
  { query: 'collier', kind: 'latin', topics: 'noun', first: ['HD-Khomsa 42', 'OZ-HabZitoun 48'] },
  { query: 'waistcoat', kind: 'latin', topics: 'noun', first: ['BL-Farmla'] },
  { query: 'cuir', kind: 'latin', topics: 'material', first: ['BL-Balgha', 'BL-Medina', 'BL-BabSouika 32'] },
  { query: 'cotton beach towel', kind: 'latin', topics: 'material use synonym', first: ['NM-Bhar 100x200'] },
  { query: 'fer forgé', kind: 'latin', topics: 'technique material', first: ['BZ-Fanous 38'] },
  { query: 'assiette jaune', kind: 'latin', topics: 'color noun', first: ['NB-Ftour 19'] },
  { query: 'black satchel', kind: 'latin', topics: 'color noun', first: ['BL-BabSouika 32'] },
  { query: 'vase for hallway', kind: 'latin', topics: 'room noun', first: ['NB-Jarra 45'] },
  {
    query: 'newborn gift',
    kind: 'latin',
    topics: 'occasion audience',
    first: ['NM-Sghir 75', 'OZ-Khorkhicha 9'],
    never: ['BL-Balgha', 'OZ-Mehres 12'],
  },
  { query: 'noul mahdia écharpe', kind: 'latin', topics: 'store noun', first: ['NM-Hrir 55x180'] },
  { query: 'OZ-Korsi', kind: 'latin', topics: 'model', first: ['OZ-Korsi 28'] },
  {
    query: 'wooden toys',
    kind: 'latin',
    topics: 'category material inflection',
    first: ['OZ-Houma 32', 'OZ-Jmal 15', 'OZ-Khorkhicha 9'],
    never: ['OZ-Louh 40', 'OZ-Mgharef 3'],
  },
  { query: 'tasses à café', kind: 'latin', topics: 'inflection noun', first: ['NB-Finjen 6'] },
  { query: 'poupée d’argile', kind: 'latin', topics: 'elision material', first: ['BZ-Aroussa 24'] },
  {
    query: 'rug below 300 dinars',
    kind: 'latin',
    topics: 'price noun',
    first: ['LK-Klim bedside'],
    never: ['LK-Zarbia 120x180', 'LK-Margoum 70x200'],
  },
  {
    query: 'collier moins de 50 dt',
    kind: 'latin',
    topics: 'price noun',
    first: ['OZ-HabZitoun 48'],
    never: ['HD-Khomsa 42'],
  },
  { query: 'jasmine can', kind: 'latin', topics: 'partial noun', first: ['NB-Yasmine 220'] },
  { query: 'lantren', kind: 'latin', topics: 'typo', first: ['BZ-Fanous 38'] },
  { query: 'braclet argent', kind: 'latin', topics: 'typo material', first: ['HD-Swar 25'] },
  { query: 'bwol', kind: 'latin', topics: 'short-typo', first: ['NB-Hout 28'] },
  // صابون on QWERTY; sandale on the other Latin layout
  { query: 'whf,k', kind: 'latin', topics: 'layout noun', first: ['ZZ-Saboun 150'] },
  { query: 'sqndqle', kind: 'latin', topics: 'layout noun', first: ['BL-Medina', 'HD-Jerbia'] },

  // Arabic
  { query: 'وشاح حرير', kind: 'arabic', topics: 'noun material', first: ['NM-Hrir 55x180'] },
  { query: 'سلحفاة', kind: 'arabic', topics: 'noun', first: ['BZ-Fakroun 16'] },
  { query: 'ماء زهر', kind: 'arabic', topics: 'noun', first: ['ZZ-Zhar 500'] },
  { query: 'سنسلة فضة', kind: 'arabic', topics: 'synonym material', first: ['HD-Khomsa 42'] },
  { query: 'مرآة زرقاء', kind: 'arabic', topics: 'color inflection', first: ['BZ-Bab 60'], never: ['ZZ-Nila 60'] },
  { query: 'لعبة خشب', kind: 'arabic', topics: 'category material', first: ['OZ-Houma 32', 'OZ-Jmal 15'] },
  { query: 'خواتم', kind: 'arabic', topics: 'inflection noun', first: ['HD-Khatem'] },
  { query: 'قشابيه', kind: 'arabic', topics: 'spelling own-name', first: ['LK-Kachabia'] },
  {
    query: 'شمعة بأقل من 30 دينار',
    kind: 'arabic',
    topics: 'price noun',
    first: ['NB-Yasmine 220'],
    never: ['ZZ-Layali 180'],
  },
  { query: 'مزهرة', kind: 'arabic', topics: 'typo noun', first: ['NB-Jarra 45'] },

  // Arabizi
  { query: '9ouffa', kind: 'arabizi', topics: 'own-name spelling', first: ['HD-Qoffa 40'] },
  { query: 'sefseri', kind: 'arabizi', topics: 'own-name spelling', first: ['NM-Sefsari ivory'] },
  { query: '5abia zitoun', kind: 'arabizi', topics: 'own-name', first: ['NB-Khabia 1.5'] },
  { query: 'klim souf', kind: 'arabizi', topics: 'own-name material', first: ['LK-Klim bedside'] },
  { query: 'chma3 yasmin', kind: 'arabizi', topics: 'inflection noun', first: ['NB-Yasmine 220'] },
  { query: 'mdhalla', kind: 'arabizi', topics: 'own-name', first: ['HD-Mdhalla'] },
  { query: 'zenbil', kind: 'arabizi', topics: 'own-name spelling', first: ['HD-Zembil 32'] },

  // Mixed
  { query: 'tapis قيرواني', kind: 'mixed', topics: 'noun place', first: ['LK-Zarbia 120x180'] },
  { query: 'khatem argent', kind: 'mixed', topics: 'own-name material', first: ['HD-Khatem'] },
  { query: 'fouta bleue plage', kind: 'mixed', topics: 'noun color use', first: ['NM-Bhar 100x200'] },
  { query: 'صندل cuir', kind: 'mixed', topics: 'noun material', first: ['BL-Medina'] },
]
