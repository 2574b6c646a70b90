import type { TextsOf } from '#samples/sample-types.ts'
import type { soukElBlaghjia as english } from '#samples/stores/souk-el-blaghjia.ts'

export const soukElBlaghjia: TextsOf<typeof english> = {
  name: 'Souk El Blaghjia',
  town: 'Tunis',
  craft: 'Balghas et maroquinerie',
  description:
    'En contrebas de la mosquée Zitouna, dans le souk couvert des fabricants de balghas, Am Salah tient un atelier ' +
    'large comme ses deux bras. Il y coupe le cuir depuis quarante-quatre ans. Oussama, son apprenti, ancien ' +
    'étudiant en design, a apporté des couleurs nouvelles et l’idée de vendre à distance. À côté travaillent leurs ' +
    'amis : un chaouachi pour les chéchias, un tailleur de jebbas, un sellier. Ils déjeunent sur le même banc ; ' +
    'vendre ensemble allait de soi. Tout est cousu dans la médina de Tunis, à la lumière du jour.',
  products: {
    'BL-Balgha': {
      name: 'Babouche en cuir pour homme « Balgha »',
      description:
        'La babouche plate de la médina, en une seule pièce de cuir de chèvre, cousue puis retournée. Am Salah coupe ' +
        'le dessus à l’œil et le tend deux jours sur une forme en bois. La semelle est en cuir de vache, la couture ' +
        'en lin ciré, le tout sans colle. En une semaine environ, elle prend la forme de votre pied, et plus aucune ' +
        'chaussure n’est aussi confortable. Cirez-la à la crème incolore ; protégez-la de la pluie. Prenez votre ' +
        'pointure habituelle, ou la plus petite si vous êtes entre deux. Pour la maison, le café, ou avec une jebba.',
      colors: {
        Tan: 'Fauve',
        Black: 'Noir',
        Saffron: 'Safran',
      },
    },
    'BL-Chebrella': {
      name: 'Mule brodée « Chebrella »',
      description:
        'Une mule souple pour femme, un rameau de soie brodé sur le bout du pied. Autrefois, la mariée recevait une ' +
        'paire de chebrellas dans sa corbeille et la portait le septième jour. Oussama les coupe dans un chevreau ' +
        'doux comme du velours, et sa mère Naïma brode la branche à main levée, à deux aiguilles, une paire par ' +
        'soirée. L’intérieur est rembourré, la semelle en cuir fin, avec un petit talon de liège. Pour la maison et ' +
        'les terrasses sèches. Essuyez-les avec un chiffon sec. Elles taillent un peu petit : prenez une pointure ' +
        'au-dessus.',
      colors: {
        Rose: 'Rose',
        Emerald: 'Émeraude',
        Ivory: 'Ivoire',
      },
    },
    'BL-Medina': {
      name: 'Sandale en cuir à deux brides « Medina »',
      description:
        'Une sandale plate à deux larges brides en cuir à tannage végétal, faite pour être réparée. Les brides ' +
        'traversent la semelle et sont cousues dessous : elles ne peuvent pas s’arracher. La semelle compte deux ' +
        'épaisseurs de cuir de vache et un patin de caoutchouc que tout cordonnier peut changer. Le cuir, clair au ' +
        'départ, brunit au soleil. Passez-y un peu de crème au début et à la fin de l’été. Si elles se mouillent, ' +
        'faites-les sécher à l’ombre. Prenez votre pointure habituelle ; la boucle offre deux crans de chaque côté. ' +
        'Pour femme et pour homme.',
      colors: {
        'Natural leather': 'Cuir naturel',
        'Dark brown': 'Brun foncé',
      },
    },
    'BL-Marsa': {
      name: 'Espadrille en toile « Marsa »',
      description:
        'Une espadrille légère en toile de fouta rayée, sur une semelle d’alfa tressé. La corde est tressée à ' +
        'Kasserine, enroulée et pressée à l’atelier, puis trempée dans le caoutchouc naturel à la pointe et au ' +
        'talon. Oussama coupe le dessus dans des foutas : les rayures tombent autrement sur chaque paire. Elles ' +
        'sèchent vite mais n’aiment pas la mer : rincez le sel et faites-les sécher à plat. La toile se détend un ' +
        'peu ; entre deux pointures, prenez la plus petite. La paire pèse 300 g.',
      colors: {
        'Sea stripe': 'Rayures bleu mer',
        'Brick stripe': 'Rayures brique',
      },
    },
    'BL-Chechia 58': {
      name: 'Bonnet de feutre rouge « Chéchia »',
      description:
        'Le bonnet cramoisi de Tunis, qui passe par bien des mains avant d’arriver sur une tête. Des femmes de ' +
        'l’Ariana le tricotent deux fois trop grand. Il est foulé à l’eau chaude à El Battan, peigné au chardon ' +
        'jusqu’à devenir doux comme de la mousse, puis teint au souk. Si Mokhtar lui donne sa forme sur un moule en ' +
        'bois, le dernier à le faire dans sa rangée. Il se plie dans la poche et en ressort tout rond. Brossez-le ' +
        'dans le sens du poil, ne le lavez jamais. La houppe de soie se détache. Hauteur : environ 12 cm.',
      sizes: {
        '56 cm': '56 cm',
        '58 cm': '58 cm',
        '60 cm': '60 cm',
      },
      colors: {
        Crimson: 'Cramoisi',
        Black: 'Noir',
        Green: 'Vert',
      },
    },
    'BL-Jebba Qamraya': {
      name: 'Habit de fête « Jebba Qamraya »',
      description:
        'La jebba couleur de lune des mariages d’été, en soie grège, galonnée de soie à l’encolure. Si Hamadi, ' +
        'tailleur au souk, prend onze mesures et coupe sans patron. La broderie de la poitrine se fait au crochet ' +
        'sur un cordonnet, ton sur ton : on ne la voit que lorsque la lumière tourne. Il lui faut neuf jours pour ' +
        'une jebba. Elle se porte sur une chemise sans col, avec une chéchia et des balghas. Nettoyage à sec ; ' +
        'gardez-la pliée dans du coton. La taille L fait 128 cm de long.',
      colors: {
        'Moon grey': 'Gris de lune',
        Honey: 'Miel',
      },
    },
    'BL-Farmla': {
      name: 'Gilet galonné « Farmla »',
      description:
        'Un gilet sans manches aux rangs de galon de soie, la touche finale d’une jebba ou d’une chemise. Tous les ' +
        'notaires de la médina portaient autrefois la farmla. Si Hamadi la coud encore en laine fine, avec ' +
        'vingt-quatre petits boutons noués pour la beauté et deux agrafes cachées qui font le travail. Les femmes ' +
        'l’achètent désormais autant que les hommes, pour la porter ouverte sur une robe. Doublure en coton. ' +
        'Nettoyage à sec, ou un coup de linge humide. En taille M, 50 cm de large à la poitrine et 60 cm de long.',
      colors: {
        'Midnight blue': 'Bleu nuit',
        Wine: 'Lie-de-vin',
      },
    },
    'BL-BabSouika 32': {
      name: 'Sacoche en cuir « Bab Souika »',
      description:
        'Une sacoche de sellier toute simple, plus belle la cinquième année que la première. Si Béchir a fait des ' +
        'selles jusqu’à ce qu’il n’y ait plus de chevaux dans la rue. Il coupe ce sac dans une seule peau de vache, ' +
        'pour que le cuir soit le même de tous les côtés, et le coud à deux aiguilles au fil de lin, huit points au ' +
        'pouce. Dedans, deux poches ; devant, un fermoir à languette en laiton. Nourrissez le cuir à la crème deux ' +
        'fois par an. 32 cm de large, 25 cm de haut, 9 cm de profondeur ; elle prend une tablette et des papiers, ' +
        'pas un ordinateur portable.',
      colors: {
        Cognac: 'Cognac',
        Black: 'Noir',
      },
    },
  },
}
