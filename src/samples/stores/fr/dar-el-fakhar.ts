import type { TextsOf } from '#samples/sample-types.ts'
import type { darElFakhar as english } from '#samples/stores/dar-el-fakhar.ts'

export const darElFakhar: TextsOf<typeof english> = {
  name: 'Dar El Fakhar',
  town: 'Nabeul',
  craft: 'Poterie peinte',
  description:
    'Depuis trois générations, la famille Ben Slama tourne l’argile dans la même ruelle, derrière le marché de ' +
    'Nabeul. Hédi travaille sur le tour construit par son grand-père. Sa fille Rania peint à main levée, sans ' +
    'pochoir, les poissons et les feuilles qu’elle a appris en le regardant faire. L’argile vient de Tabarka en ' +
    'camion, les émaux se préparent dans la cour. On enfourne le jeudi, on ouvre le four le samedi, et la famille ' +
    'emballe elle-même chaque colis dans la paille. Les petites différences d’une pièce à l’autre ? C’est la trace ' +
    'de la main.',
  products: {
    'NB-Hout 28': {
      name: 'Saladier aux poissons « Hout »',
      description:
        'Un grand saladier où trois poissons se poursuivent tout autour du bord. Hédi le tourne à Nabeul dans ' +
        'l’argile de Tabarka, et Rania peint les poissons à main levée, au cobalt, avant la deuxième cuisson. Dans ' +
        'les maisons tunisiennes, le poisson porte bonheur : pas de table de mariage sans lui. L’émail ne craint ni ' +
        'le chaud ni le froid, ni le citron ni l’huile. Lavez-le à la main pour que le bleu reste profond, et ne le ' +
        'mettez pas au four. 28 cm de diamètre et 9 cm de profondeur : une salade pour six.',
      colors: {
        'Cobalt blue': 'Bleu cobalt',
        'Sea green': 'Vert marin',
      },
    },
    'NB-Mthred 38': {
      name: 'Plat à couscous sur pied « Mthred »',
      description:
        'Le grand plat rond qui porte le couscous du vendredi au milieu de la table. Le pied est tourné à part, puis ' +
        'assemblé à consistance de cuir : il reste d’aplomb pendant des décennies. Rania trace la rosace à huit ' +
        'feuilles au pinceau en poil d’âne, dans le jaune et le vert que Nabeul emploie depuis l’arrivée des potiers ' +
        'andalous. Il sert huit personnes. Lavage à la main, pas de four. En hiver, remplissez-le d’abord d’eau ' +
        'chaude pour éviter un choc à l’émail. 38 cm de diamètre, 11 cm de haut.',
      colors: {
        'Saffron yellow': 'Jaune safran',
        'Leaf green': 'Vert feuille',
      },
    },
    'NB-Gargoulette 2L': {
      name: 'Cruche en terre brute « Gargoulette »',
      description:
        'Une terre nue qui garde l’eau fraîche au plus fort de l’été, sans la moindre électricité. La paroi ' +
        'reste brute, et c’est voulu : un peu d’eau la traverse, sèche à l’air et emporte la chaleur. Hédi la ' +
        'tourne fine, tire le bec à la main et grave une ligne ondulée autour de l’épaule. Avant le premier usage, ' +
        'laissez-la pleine une nuit et jetez cette eau. Posez-la sur une soucoupe, dans un courant d’air. Elle ' +
        'contient deux litres et mesure 17 × 29 cm.',
      colors: {
        'Red clay': 'Argile rouge',
      },
    },
    'NB-Jarra 45': {
      name: 'Grand vase peint « Jarra »',
      description:
        'Un grand vase couvert, du col au pied, d’un rinceau bleu cobalt qui ne se répète jamais. Rania met une ' +
        'journée entière à le peindre. Elle commence par la panse et laisse les tiges trouver leur chemin, vers le ' +
        'haut et vers le bas. La forme vient des anciennes jarres à huile de Nabeul, affinée pour une entrée ou un ' +
        'coin près de la fenêtre. L’intérieur est émaillé et retient l’eau. Dépoussiérez-le avec un chiffon sec ; ' +
        'lavez-le à l’eau froide uniquement. 45 cm de haut, 22 cm de large. Il n’en sort que deux du four chaque ' +
        'mois.',
      colors: {
        'Cobalt on white': 'Cobalt sur blanc',
      },
    },
    'NB-Finjen 6': {
      name: 'Six tasses à café « Finjen »',
      description:
        'Six petites tasses sans anse, pour un café serré avec une goutte d’eau de fleur d’oranger. Hédi les tourne ' +
        'à la motte : six tasses tirées du même bloc d’argile, sans arrêter le tour. Rania pose les points avec le ' +
        'bout d’un roseau. Le bord est fin, le pied un peu large, et la tasse tient bien entre deux doigts. Elles ' +
        's’empilent. L’émail supporte le lave-vaisselle. Chaque tasse contient 80 ml et mesure 65 mm de large sur ' +
        '60 mm de haut.',
      colors: {
        Saffron: 'Safran',
        Turquoise: 'Turquoise',
        Cobalt: 'Cobalt',
      },
    },
    'NB-Khabia 1.5': {
      name: 'Jarre à olives avec couvercle « Khabia »',
      description:
        'Une jarre ronde au couvercle bien ajusté, pour les olives en saumure, le sel ou les citrons confits. ' +
        'Autrefois, dans chaque réserve du Cap Bon, la khabia était haute comme un enfant. Celle-ci est sa ' +
        'petite-fille, à la taille d’une étagère. Hédi tire la jarre et le couvercle d’un même tournage pour qu’ils ' +
        's’accordent, et les émaille dedans comme dehors. Les points sont pressés du bout du doigt. Ni le sel ni le ' +
        'vinaigre ne l’abîment. Lavez-la à la main avec une éponge douce. Elle contient un litre et demi et mesure ' +
        '15 cm de large et 21 cm de haut.',
      colors: {
        'Olive green': 'Vert olive',
        Honey: 'Miel',
      },
    },
    'NB-Yasmine 220': {
      name: 'Bougie au jasmin en bol peint « Yasmine »',
      description:
        'Une bougie au jasmin dans un petit bol de Nabeul que vous garderez une fois la cire finie. Le bol porte une ' +
        'étoile de zellige à huit branches. La cousine de Rania coule la bougie à Hammamet : cire végétale, mèche de ' +
        'coton et huile de jasmin, un parfum léger comme un machmoum acheté un soir d’été. La première fois, ' +
        'laissez-la brûler deux heures, que la cire fonde jusqu’au bord. Ensuite, lavez le bol à l’eau chaude et ' +
        'servez-y des olives. 220 g de cire, une quarantaine d’heures, 11 cm de diamètre.',
      colors: {
        'Turquoise star': 'Étoile turquoise',
        'Cobalt star': 'Étoile cobalt',
      },
    },
    'NB-Ftour 19': {
      name: 'Assiette de petit déjeuner pour enfant « Ftour »',
      description:
        'Une assiette d’enfant où un gros poisson souriant apparaît au fil du pain et du miel. Le bord remonte un ' +
        'peu, pour que la cuillère trouve un appui. Hédi la fait plus épaisse que les autres : il a quatre ' +
        'petits-enfants et sait ce qui arrive aux assiettes. Rania peint un seul poisson et laisse la place d’un ' +
        'prénom : écrivez-le dans la note pour la commande ; nous confirmons votre commande une fois l’assiette ' +
        'cuite, une dizaine de jours plus tard. Passe au lave-vaisselle, pas au four. 19 cm de diamètre et 3 cm de ' +
        'haut. À partir de trois ans.',
      colors: {
        'Sky blue': 'Bleu ciel',
        Rose: 'Rose',
        Yellow: 'Jaune',
      },
    },
  },
}
