import { type Governorate, governorates } from './governorate.ts'

/**
 * Towns of each governorate, its capital first. Each in French, Arabic and alternative spellings, separated by slashes.
 */
const places: Readonly<Record<Governorate, string>> = {
  'TN-11':
    'Tunis/تونس/Tunes/Tounes, La Marsa/المرسى, Carthage/قرطاج, Le Bardo/باردو, La Goulette/حلق الوادي, Le Kram/الكرم, Sidi Bou Saïd/سيدي بوسعيد/Sidi Bousaid, Sidi Hassine/سيدي حسين, El Menzah/المنزه, El Manar/المنار, Lac 1/البحيرة 1/Berges du Lac/Lac, Lac 2/البحيرة 2/البحيرة, Cité El Khadra/حي الخضراء, Bab Souika/باب سويقة, Bab El Bhar/باب البحر, Montplaisir/مونبليزير, Mutuelleville/ميتوال فيل, El Omrane/العمران, El Ouardia/الوردية, Ezzouhour/الزهور, Séjoumi/السيجومي, Gammarth/قمرت, L’Aouina/العوينة/Laouina, Le Belvédère/البلفدير, Lafayette/لافايات',
  'TN-12':
    'Ariana/أريانة/Aryanah, Raoued/رواد, La Soukra/سكرة/Soukra, Ettadhamen/التضامن, Mnihla/المنيهلة, Kalâat El Andalous/قلعة الأندلس, Sidi Thabet/سيدي ثابت, Ennasr/النصر/Cité Ennasr, Borj Louzir/برج الوزير, El Ghazala/الغزالة, Jardins d’El Menzah/حدائق المنزه, Chotrana/شطرانة',
  'TN-13':
    'Ben Arous/بن عروس/Benarous, Ezzahra/الزهراء, Radès/رادس, Hammam Lif/حمام الأنف/Hammam-Lif, Hammam Chott/حمام الشط, Mégrine/مقرين, El Mourouj/المروج, Fouchana/فوشانة, Mohamedia/المحمدية, Mornag/مرناق, Bou Mhel/بومهل/Boumhel, Borj Cédria/برج السدرية, Nouvelle Médina/المدينة الجديدة',
  'TN-14':
    'La Manouba/منوبة/Manouba, Den Den/الدندان/Denden, Douar Hicher/دوار هيشر, Oued Ellil/وادي الليل, Tebourba/طبربة, El Battan/البطان, Djedeida/الجديدة/Jedaida, Mornaguia/المرناقية, Borj El Amri/برج العامري, Ksar Saïd/قصر السعيد',
  'TN-21':
    'Nabeul/نابل, Hammamet/الحمامات, Yasmine Hammamet/ياسمين الحمامات, Korba/قربة, Kélibia/قليبية, Dar Chaâbane/دار شعبان, Béni Khiar/بني خيار, Menzel Temime/منزل تميم, Menzel Bouzelfa/منزل بوزلفة, Soliman/سليمان, Grombalia/قرمبالية, Bou Argoub/بو عرقوب, Béni Khalled/بني خلاد, El Haouaria/الهوارية, Takelsa/تاكلسة, Hammam Ghezèze/حمام الأغزاز, El Mida/الميدة, Mrezga/المرازقة, Korbous/قربص',
  'TN-22':
    'Zaghouan/زغوان, El Fahs/الفحص, Zriba/الزريبة, Bir Mcherga/بئر مشارقة, Nadhour/الناظور, Saouaf/صواف, Djebel Oust/جبل الوسط',
  'TN-23':
    'Bizerte/بنزرت/Banzart/Bizerta, Menzel Bourguiba/منزل بورقيبة, Menzel Jemil/منزل جميل, Menzel Abderrahmane/منزل عبد الرحمان, Mateur/ماطر, Ras Jebel/رأس الجبل, El Alia/العالية, Rafraf/رفراف, Ghar El Melh/غار الملح, Sejnane/سجنان, Tinja/تينجة, Utique/أوتيك, Joumine/جومين, Metline/الماتلين, Zarzouna/جرزونة',
  'TN-31':
    'Béja/باجة/Beja, Medjez El Bab/مجاز الباب, Testour/تستور, Téboursouk/تبرسق, Nefza/نفزة, Amdoun/عمدون, Goubellat/قبلاط, Thibar/تيبار',
  'TN-32':
    'Jendouba/جندوبة, Tabarka/طبرقة, Aïn Draham/عين دراهم, Bou Salem/بوسالم/Bousalem, Ghardimaou/غار الدماء, Fernana/فرنانة, Oued Mliz/وادي مليز, Balta Bou Aouane/بلطة بوعوان',
  'TN-33':
    'Le Kef/الكاف/Kaf, Dahmani/الدهماني, Tajerouine/تاجروين, Sers/السرس, Sakiet Sidi Youssef/ساقية سيدي يوسف, Kalâat Senan/قلعة سنان, El Ksour/القصور, Jérissa/الجريصة, Nebeur/نبر, Kalâat Khasba/القلعة الخصبة',
  'TN-34':
    'Siliana/سليانة, Makthar/مكثر/Maktar, Bou Arada/بوعرادة, Gaâfour/قعفور, El Krib/الكريب, Bargou/برقو, Rouhia/الروحية, Kesra/كسرى, El Aroussa/العروسة',
  'TN-41':
    'Kairouan/القيروان/Qairouan/Kairaouan, Haffouz/حفوز, Sbikha/السبيخة, Oueslatia/الوسلاتية, Bou Hajla/بوحجلة, Nasrallah/نصر الله, Hajeb El Ayoun/حاجب العيون, Chebika/الشبيكة, Cherarda/الشراردة, El Alâa/العلا',
  'TN-42':
    'Kasserine/القصرين/Gasrine, Sbeïtla/سبيطلة, Thala/تالة, Fériana/فريانة, Foussana/فوسانة, Sbiba/سبيبة, Majel Bel Abbès/ماجل بلعباس, Haïdra/حيدرة, Jedelienne/جدليان, Hassi El Ferid/حاسي الفريد',
  'TN-43':
    'Sidi Bouzid/سيدي بوزيد/Sidi Bou Zid, Regueb/الرقاب, Meknassy/المكناسي, Jelma/جلمة, Menzel Bouzaiane/منزل بوزيان, Mezzouna/المزونة, Bir El Hafey/بئر الحفي, Sidi Ali Ben Aoun/سيدي علي بن عون, Ouled Haffouz/أولاد حفوز, Souk Jedid/السوق الجديد, Cebbala/السبالة',
  'TN-51':
    'Sousse/سوسة/Susa, Hammam Sousse/حمام سوسة, Akouda/أكودة, Kalâa Kebira/القلعة الكبرى, Kalâa Sghira/القلعة الصغرى/Kalaa Seghira, M’saken/مساكن/Msaken, Enfidha/النفيضة/Enfida, Bouficha/بوفيشة, Hergla/هرقلة, Sidi Bou Ali/سيدي بوعلي, Kondar/كندار, Sidi El Heni/سيدي الهاني, Sahloul/سهلول, Khezama/خزامة, Port El Kantaoui/القنطاوي/Kantaoui, Chott Meriem/شط مريم, Zaouiet Sousse/زاوية سوسة, Messaadine/مسعدين',
  'TN-52':
    'Monastir/المنستير, Ksar Hellal/قصر هلال, Moknine/المكنين, Jemmal/جمال, Ksibet El Médiouni/قصيبة المديوني, Sahline/الساحلين, Téboulba/طبلبة, Bekalta/البقالطة, Sayada/صيادة, Lamta/لمطة, Ouerdanine/الوردانين, Zéramdine/زرمدين, Béni Hassen/بني حسان, Bembla/بنبلة, Khniss/خنيس, Menzel Harb/منزل حرب',
  'TN-53':
    'Mahdia/المهدية, El Jem/الجم/Djem, Ksour Essef/قصور الساف, Chebba/الشابة, Bou Merdès/بومرداس, Chorbane/شربان, Hebira/هبيرة, Souassi/السواسي/Essouassi, Melloulèche/ملولش, Sidi Alouane/سيدي علوان, Ouled Chamekh/أولاد الشامخ, Rejiche/رجيش, Salakta/سلقطة',
  'TN-61':
    'Sfax/صفاقس/Safaqis, Sakiet Ezzit/ساقية الزيت, Sakiet Eddaïer/ساقية الدائر, Chihia/الشيحية, Thyna/طينة/Tina, El Aïn/العين, Gremda/قرمدة, Agareb/عقارب, Jebiniana/جبنيانة, Mahrès/المحرس, Skhira/الصخيرة, Bir Ali Ben Khalifa/بئر علي بن خليفة, El Hencha/الحنشة, Menzel Chaker/منزل شاكر, El Amra/العامرة, Graïba/الغريبة, Kerkennah/قرقنة, El Ghraba/الغرابة',
  'TN-71':
    'Gafsa/قفصة, Métlaoui/المتلوي, Redeyef/الرديف, Moularès/أم العرائس/Oum Larayes, Mdhilla/المظيلة, El Ksar/القصر, El Guettar/القطار, Sened/السند, Sidi Aïch/سيدي عيش, Belkhir/بلخير',
  'TN-72': 'Tozeur/توزر, Nefta/نفطة, Degache/دقاش, Tamerza/تمغزة, Hazoua/حزوة, El Hamma du Jérid/حامة الجريد',
  'TN-73': 'Kébili/قبلي, Douz/دوز, Souk Lahad/سوق الأحد, El Faouar/الفوار, Jemna/جمنة, Rjim Maatoug/رجيم معتوق',
  'TN-81':
    'Gabès/قابس/Gabes, El Hamma/الحامة, Mareth/مارث, Matmata/مطماطة, Ghannouch/غنوش, Métouia/المطوية, Oudhref/وذرف, Menzel El Habib/منزل الحبيب, Chenini/شنني, Bou Chemma/بوشمة',
  'TN-82':
    'Médenine/مدنين/Mednine, Houmt Souk/حومة السوق, Midoun/ميدون, Ajim/أجيم, Djerba/جربة/Jerba, Zarzis/جرجيس, Ben Gardane/بن قردان/Ben Guerdane, Béni Khedache/بني خداش, Sidi Makhlouf/سيدي مخلوف, El May/الماي',
  'TN-83':
    'Tataouine/تطاوين/Foum Tataouine, Remada/رمادة, Ghomrassen/غمراسن, Bir Lahmar/بئر الأحمر, Smâr/الصمار, Dehiba/الذهيبة',
}

export interface Town {
  readonly governorate: Governorate
  readonly isCapital: boolean
  /** French, Arabic and alternative spellings. */
  readonly spellings: readonly string[]
}

export const towns: readonly Town[] = governorates.flatMap((governorate) =>
  places[governorate]
    .split(', ')
    .map((place, index) => ({ governorate, isCapital: index === 0, spellings: place.split('/') })),
)

/** The towns the checkout suggests, in French and in Arabic. */
export const townNames: readonly string[] = towns.flatMap(({ spellings }) => spellings.slice(0, 2))
