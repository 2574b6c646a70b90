import type { TextsOf } from '#samples/sample-types.ts'
import type { houchDjerba as english } from '#samples/stores/houch-djerba.ts'

export const houchDjerba: TextsOf<typeof english> = {
  name: 'Houch Djerba',
  town: 'Houmt Souk',
  craft: 'Filigrane d’argent et vannerie',
  description:
    'Le houch, c’est la maison blanche et carrée de Djerba, fermée au vent et ouverte sur le ciel. Dans celui-ci ' +
    'vivent deux métiers. Younes Ferjani tire l’argent en fil, comme son oncle le lui a appris, avec un second ' +
    'établi à Moknine pour le filigrane. Sa tante Mahbouba mène onze femmes qui tressent la palme et l’alfa, les ' +
    'unes ici, dans l’île, les autres dans l’oasis de Gabès. L’argent le matin, quand les yeux sont reposés ; les ' +
    'couffins l’après-midi, à l’ombre de la cour, autour d’une théière.',
  products: {
    'HD-Khomsa 42': {
      name: 'Collier à main en filigrane « Khomsa »',
      description:
        'Une main d’argent ajourée comme de la dentelle, sur une chaîne fine. C’est la khomsa, celle qui veille sur ' +
        'la maison. Younes étire l’argent en un fil plus mince qu’un cheveu, en tord deux ensemble et les enroule à ' +
        'la pince pour remplir la paume. Le tout se soude d’un seul souffle. Il y a là onze grammes d’argent et ' +
        'trois jours de travail. L’argent fonce un peu avec le temps ; un chiffon doux et un peu de bicarbonate lui ' +
        'rendent sa lumière. La main fait 38 mm de haut, la chaîne 42 cm ; on peut l’allonger.',
      colors: {
        Silver: 'Argent',
        'Gilded silver': 'Argent doré',
      },
    },
    'HD-Khros 32': {
      name: 'Créoles en filigrane « Khros »',
      description:
        'De légères créoles d’argent à grains minuscules, d’après les boucles de noces du Sahel. Elles viennent de ' +
        'l’établi de Moknine, où Dalila, l’amie de Younes, fond chaque grain à partir d’une rognure de fil d’argent, ' +
        'sur un morceau de charbon de bois. Dix-huit grains par créole, posés avec un cheveu mouillé. Les anciennes ' +
        'étaient lourdes et s’accrochaient à la coiffe ; celles-ci pèsent quatre grammes et se gardent à l’oreille ' +
        'toute la journée. Essuyez-les après les avoir portées et gardez-les au sec. 32 mm de diamètre, fermées par ' +
        'un crochet.',
      colors: {
        Silver: 'Argent',
      },
    },
    'HD-Swar 25': {
      name: 'Large bracelet d’argent « Swar »',
      description:
        'Une manchette d’argent ouverte, aux signes berbères frappés au marteau et au poinçon, pas moulés. Younes ' +
        'bat la bande à partir d’un petit lingot, la recuit quatre fois et la marque sur un bloc de plomb. Le ' +
        'zigzag, c’est l’eau ; le losange, le champ ; les points, la semence. C’est le bracelet que les femmes du ' +
        'Sud recevaient par paire. Il s’ouvre juste assez pour que le poignet passe de côté ; ne l’écartez pas ' +
        'davantage à chaque fois. Frottez-le avec un chiffon. Deux tailles, toutes deux de 25 mm de large, environ ' +
        'trente-quatre grammes d’argent.',
      sizes: {
        'Small, 15 to 16 cm': 'Petit, de 15 à 16 cm',
        'Medium, 17 to 18 cm': 'Moyen, de 17 à 18 cm',
      },
      colors: {
        'Old silver': 'Argent vieilli',
      },
    },
    'HD-Khatem': {
      name: 'Bague étoile en argent « Khatem »',
      description:
        'Une bague d’argent à l’étoile à huit branches, découpée comme les fenêtres des mosquées de l’île. Le ' +
        'khatem, c’est le sceau : deux carrés tournés l’un sur l’autre, que l’on retrouve sur les carreaux, les ' +
        'portes et les cachets à pain de toute la Tunisie. Younes la scie avec une lame fine comme un fil et laisse ' +
        'le bord un rien irrégulier, pour qu’il accroche la lumière. L’anneau est fermé ; c’est pourquoi nous ' +
        'demandons la taille. Entourez le doigt d’un fil et mesurez-le en millimètres. Cinq grammes d’argent. ' +
        'L’étoile fait 14 mm.',
      colors: {
        Silver: 'Argent',
        'Gilded silver': 'Argent doré',
      },
    },
    'HD-Mdhalla': {
      name: 'Chapeau de Djerba en palme « Mdhalla »',
      description:
        'Le large chapeau de paille de Djerba, tressé de jeunes palmes et cousu d’une seule spirale. Dans l’île, ' +
        'hommes et femmes le portent aux champs et au marché, par-dessus un foulard. Le groupe de Mahbouba fait ' +
        'sécher les feuilles dix jours, les fend à l’ongle du pouce et tresse un ruban de onze brins, plus de vingt ' +
        'mètres pour un chapeau. Il respire, il flotte et tient bien des étés. S’il perd sa forme, humidifiez-le et ' +
        'faites-le sécher sur un saladier. Le bord fait 44 cm de diamètre. Ruban intérieur en coton.',
      sizes: {
        '56 cm': '56 cm',
        '59 cm': '59 cm',
      },
      colors: {
        'Natural palm': 'Palme naturelle',
        'With indigo band': 'À bandeau indigo',
      },
    },
    'HD-Qoffa 40': {
      name: 'Couffin de marché en alfa « Qoffa »',
      description:
        'Le couffin qui va au marché le matin et à la plage l’après-midi. L’alfa est arraché sur les collines de ' +
        'Kasserine, battu, trempé et tordu en corde. Les femmes de l’oasis de Gabès l’enroulent en partant du fond ' +
        'et le cousent à la fibre de palmier. Le cousin de Younes gaine les anses de cuir. Il porte huit kilos de ' +
        'légumes et tient debout tout seul. S’il se mouille, laissez-le sécher à l’air. 40 cm de large, 30 cm de ' +
        'haut. Un peu différent d’une paire de mains à l’autre.',
      colors: {
        'Natural halfa': 'Alfa naturel',
        'Indigo stripe': 'Bande indigo',
        'Pink stripe': 'Bande rose',
      },
    },
    'HD-Zembil 32': {
      name: 'Panier de palme à couvercle « Zembil »',
      description:
        'Un panier rond à couvercle, pour le pain sur la table ou la laine près du fauteuil. L’armature vient des ' +
        'tiges des régimes de dattes, après la récolte ; elle est habillée de palme, en partie teinte à l’écorce de ' +
        'grenade. Mahbouba commence chacun par un nœud qu’elle appelle le nombril et avance vers l’extérieur, en ' +
        'tournant le panier sur son genou. Une fois ôté, le couvercle plat sert de plateau à fruits. Dépoussiérez-le ' +
        'à la brosse sèche et gardez-le de l’humidité. 32 cm de diamètre, 26 cm de haut avec le couvercle.',
      colors: {
        'Palm and saffron': 'Palme et safran',
        'Palm and red': 'Palme et rouge',
      },
    },
    'HD-Jerbia': {
      name: 'Sandale à brides croisées « Jerbia »',
      description:
        'Une sandale basse à deux brides croisées et petit motif ajouré, comme on la porte dans l’île. Elle est ' +
        'faite à Houmt Souk par Slimane, le voisin de Younes, formé par les maîtres du cuir de l’ancien fondouk. Les ' +
        'losanges sont percés un à un à l’emporte-pièce d’acier, sur un cuir plus clair qui se voit au travers. La ' +
        'semelle est souple et cousue tout autour. Faites-les à votre pied un jour ou deux à la maison. Évitez-leur ' +
        'la mer, et passez-leur une crème à l’automne. Elles taillent normalement.',
      colors: {
        'Henna brown': 'Brun henné',
        Sand: 'Sable',
      },
    },
  },
}
