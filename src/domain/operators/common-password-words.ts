/**
 * Common parts of passwords: the most used passwords of published leaks without digits and marks, in English, French
 * and Tunisian, and keyboard rows. `password-problem.ts` removes digits and marks before the lookup, so one entry
 * covers thousands of passwords.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `
  a aa aaa abc abcd abcde abcdef about access account action active admin administrator adobe adidas airborne alex
  alexander alexandra alexis alger algerie ali allah allahou akbar allo amanda amel america amin amina amir amira amour
  andrea andrew angel angela angels animal anis anna anthony apple april arab arsenal artisan ashley asma august austin
  austria autumn aya ayoub azert azerty azertyui azertyuiop aziz baby babygirl bachir backup bailey banane banana
  barbie barcelona barca baseball basketball batman beach bear beautiful beauty benjamin berlin bernard bilal bigdaddy
  bird bismillah bitch bizerte black blabla blink blessed blue bond bonjour bonsoir booboo boss boston boutique brandon
  brandy brother bubbles buster business butter butterfly camera canada captain caramel carlos caroline carpet carthage
  cassie castle cat catherine change changeme changemenow charles charlie charlotte cheese chelsea cherry chicago
  chicken chien chocolat chocolate chouchou christ christian christmas claire coca cocacola coconut coeur coffee
  college company compaq computer contrasena cookie cool copine corvette country cowboy craft crystal cyber dad daddy
  dakota dallas daniel danielle dar darkness dave david december default demo denis devil diamond diana djerba doctor
  dog dolphin donald dragon dream dreams eagle easy edward egypt elephant elizabeth emma empire english enter eric ete
  ertyuiop etoile extreme facebook faith family famille farah farid fatima fatma february felix ferrari ferrarie
  fatiha fire fish florence flower flowers fluffy football foobar forever formule france frances francis francois
  frank freedom friday friend friends fuck fuckoff fuckyou gabriel galaxy gaming garden garfield gateway general george
  ghost ginger gmail god goddess gold golden golf google gordon green guest guitar habib hacker habibi hafsa hamster
  hammamet handmade hannah hannibal happy harley harry hassan heart heaven hello helloworld help hello henry hero hirfa
  hockey holiday home honda honey hope horse hossem hotmail house hunter hussein iloveyou imen ilove internet isabelle
  islam israa italia jack jackson jaguar jamel james january jasmin jasmine jason jean jennifer jeremy jessica jesus
  jesuschrist jetaime john johnny jordan joseph joshua juillet julia julie july june junior justin kairouan karim
  kasbah keyboard khaled khadija kenza kevin killer king kitten kitty lakers lamour laptop laura lauren law leila lemon
  leonardo letmein letmeinnow liberte liberty lina linda linux lion lionel lisa little live liverpool loulou london
  lotus louis love lovely lover loveyou lucas lucky maghreb magic mahdia mahmoud malek maman management manager
  manchester marc march maria mariam marie marina mario market marketplace marlboro marseille martin marvin master
  matrix matthew maverick maxwell mehdi melissa memory mercedes merlin messi metallica michael michel michelle mickey
  microsoft midnight miguel miller mimi minou mistress mobile mohamed mohammed moderator moi molly mom monastir money
  monica monkey monster montreal moon morgan mot motdepasse mother mounir mountain mourad mouse movie muhammad music
  mustang my mypassword myself mylove nabeul nadia naruto natalie nathan nature new newyork nicholas nicolas nicole
  ninja nirvana nissan noel nokia nothing november number october office oasis ocean office officer olive
  olivia olivier one ooredoo operator orange ordinateur orlando oussama owner pa pakistan palestine papa paradise paris
  parola pass passe passer passion passphrase passwd passw password passwort patricia patrick peace peaches peanut
  pepper pepsi peter phoenix picture pierre pink pirate please poiuytreza poiuytrewq pokemon police pomme porsche power
  prince princess princesse private public purple qazwsx qazwsxedc qsdfghjklm qwer qwert qwerty qwertyui qwertyuiop qwertz
  qwertzuiop rachel rachid raja rainbow ramzi ranger real realmadrid rebecca red rexona richard river robert rock
  rocky roger romeo ronaldo root rose rouge runner russia sabrina sahara salam salut salma samantha sami samira sammy
  samsung samuel sana sara sarah saturday school scooter scorpion secret secure security september server service sesame
  sexy sexygirl sfax shadow shannon shop sidi bou said silver simon simple skype sky slim smith smoke snoopy soccer sofia
  soleil sonia sophie souk sousse sparky special spider spiderman spirit spring staff star starwars stella steven
  store stupid success sugar summer sunday sunflower sunny sunshine super superman superstar support susan
  sweet sweetheart sweetie sweety sydney system taylor tata teacher team telecom temporary tennis
  teresa test tester testing texas thanks thomas thunder tiger tigers tigger time tinkerbell titanic tizi topgun
  toto toyota travel trustno tunis tunisia tunisian tunisie tunisienne turkey tweety twitter unknown user username vanessa
  vendredi veronica victor victoria video vincent viper virginia voiture wahid walid water webmaster welcome wifi wael
  whatever white william willow windows winner winter wisdom wolf wonderful word work world xavier yahoo yamaha
  yasmine yassine yellow you young youssef youtube zaghouan zaqwsx zaqxswcde zied zinedine zidane zitouna zouhair zxcvbn zxcvbnm
  asdf asdfg asdfgh asdfghjk asdfghjkl asd qwe qweasd qweasdzxc zxc wxcvbn wxc aze azeqsd poiuyt lkjhgf mnbvcxz
  the this that is it me we us i and of in on to for no yes not
  `
    .trim()
    .split(/\s+/),
)
