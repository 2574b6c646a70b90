import type { GoldenQuery } from '../golden-query.ts'

export const mixedQueries: readonly GoldenQuery[] = [
  { query: 'hdiya lel bébé', kind: 'mixed', topics: 'occasion audience', first: ['NM-Sghir 75', 'OZ-Khorkhicha 9'] },
  { query: '9offa bleu', kind: 'mixed', topics: 'own-name color synonym', first: ['HD-Qoffa 40'] },
  { query: 'fouta قطن', kind: 'mixed', topics: 'noun material', first: ['NM-Bhar 100x200'] },
  { query: 'zarbia rouge', kind: 'mixed', topics: 'own-name color', first: ['LK-Zarbia 120x180'] },
  { query: 'bougie ياسمين', kind: 'mixed', topics: 'noun', first: ['NB-Yasmine 220'] },
  { query: 'bague فضة', kind: 'mixed', topics: 'noun material', first: ['HD-Khatem'] },
  { query: 'balgha noir', kind: 'mixed', topics: 'own-name color', first: ['BL-Balgha'] },
  { query: 'chechia green', kind: 'mixed', topics: 'own-name color', first: ['BL-Chechia 58'] },
  { query: 'fouta bébé', kind: 'mixed', topics: 'noun audience', first: ['NM-Sghir 75'] },
  { query: 'jebba mariage', kind: 'mixed', topics: 'own-name occasion', first: ['BL-Jebba Qamraya'] },
  { query: 'robe كتان', kind: 'mixed', topics: 'noun material', first: ['NM-Ria'] },
  { query: 'sac حلفاء', kind: 'mixed', topics: 'category material', first: ['HD-Qoffa 40'] },
  { query: 'sac jeld', kind: 'mixed', topics: 'noun material', first: ['BL-BabSouika 32'] },
  { query: 'blouza rose', kind: 'mixed', topics: 'own-name color spelling', first: ['NM-Blousa Mahdoui'] },
  { query: 'mehres bois', kind: 'mixed', topics: 'own-name material', first: ['OZ-Mehres 12'] },
  { query: 'khomsa silver', kind: 'mixed', topics: 'own-name material', first: ['HD-Khomsa 42'] },
  { query: 'قفة plage', kind: 'mixed', topics: 'own-name use', first: ['HD-Qoffa 40'] },
  { query: 'Dar El Fakhar فناجين', kind: 'mixed', topics: 'store noun', first: ['NB-Finjen 6'] },
  {
    query: 'sac moins de 100 دينار',
    kind: 'mixed',
    topics: 'price noun',
    first: ['NM-Chatt 42', 'BZ-Khorj 30'],
    never: ['LK-Rahala 14L', 'BL-BabSouika 32'],
  },
]
