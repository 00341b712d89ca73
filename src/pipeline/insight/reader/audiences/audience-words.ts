/**
 * Groups of people and firms that sites speak to: English label, then the words that name them (compared form; `*` any
 * ending) in English, German, French, Spanish and Japanese. `common` groups are named in passing so often that only an
 * address ("for parents", "we help parents") counts.
 */
export type AudienceGroup = { label: string; words: string; common?: boolean };

export const AUDIENCE_GROUPS: readonly AudienceGroup[] = [
  {
    label: 'Small businesses',
    words:
      'small business* | small and medium* | sme | smes | local business* | kleine unternehmen | kleinunternehm* | mittelstand | kmu | petites entreprises | tpe | pme | pymes | pequenas empresas | 中小企業',
  },
  {
    label: 'Startups and founders',
    words:
      'startup* | start ups | founders | entrepreneur* | grunder* | existenzgrunder* | emprendedor* | solopreneur* | 起業家 | スタートアップ',
  },
  {
    label: 'Companies and organisations',
    words:
      'companies | businesses | enterprise* | corporate clients | corporations | organizations | organisations | unternehmen | betriebe | firmen | entreprises | empresas | industrias | organizaciones | 企業 | 法人',
    common: true,
  },
  {
    label: 'Employers and their staff',
    words:
      'employers | employees | hr teams | human resources | workers | arbeitgeber* | mitarbeitende* | beschaftigte* | employeurs | salaries | empleadores | trabajadores | 従業員',
    common: true,
  },
  { label: 'Teams', words: 'teams | remote teams | product teams | sales teams | marketing teams', common: true },
  {
    label: 'Agencies and freelancers',
    words: 'agencies | freelance* | self employed | selbstandige* | freiberufler* | independants | autonomos | フリーランス',
  },
  {
    label: 'Online shops and retailers',
    words:
      'online shops | online stores | retailers | merchants | e commerce brands | ecommerce | handler | commercants | comerciantes | tiendas online',
    common: true,
  },
  {
    label: 'Developers',
    words:
      'developer* | programmers | software engineers | devs | coders | entwickler* | developpeur* | desarrollador* | 開発者 | エンジニア',
    common: true,
  },
  { label: 'Designers', words: 'designers | creatives | gestalter* | creatifs | disenadores | デザイナー', common: true },
  {
    label: 'IT teams and administrators',
    words: 'administrators | sysadmins | it departments | it teams | devops | operators | system admins | administratoren',
    common: true,
  },
  { label: 'Data teams and analysts', words: 'data scientists | analysts | data teams | data engineers | datenanalyst*' },
  {
    label: 'Marketers',
    words: 'marketers | marketing managers | content creators | creators | publishers | influencers | bloggers | podcasters',
  },
  {
    label: 'Writers and editors',
    words: 'writers | journalists | authors | editors | bloggers | autoren | auteurs | escritores',
    common: true,
  },
  {
    label: 'Students',
    words:
      'students | pupils | undergraduates | graduates | studierende* | studenten | schuler* | etudiants | eleves | estudiantes | alumnos | 学生 | 生徒',
  },
  { label: 'Hackers and makers', words: 'hackers | makers | tinkerers | hobbyists | bastler*' },
  {
    label: 'Beginners',
    words:
      'beginner* | first timers | newcomers | novices | anfanger* | einsteiger* | debutants | principiantes | never coded | all levels | all skill levels | of all abilities | 初心者 | 初めての方',
  },
  {
    label: 'Career changers and job seekers',
    words:
      'job seekers | jobseekers | career changers | career switchers | candidates | moving into | bewerber* | demandeurs d emploi | solicitantes | career starters | 求職者',
  },
  {
    label: 'Professionals',
    words: 'professionals | practitioners | experts | specialists | fachkrafte | professionnels | profesionales | 専門家',
    common: true,
  },
  {
    label: 'Teachers and schools',
    words:
      'teachers | educators | schools | faculty | lehrer* | lehrkrafte | schulen | enseignants | ecoles | docentes | profesores | 教師',
    common: true,
  },
  {
    label: 'Researchers and academics',
    words:
      'researchers | scientists | academics | scholars | forscher* | wissenschaftler* | chercheurs | investigadores | research groups | labs | 研究者',
  },
  {
    label: 'Parents and families',
    words: 'parents | families | mothers | eltern | familien | parents d eleves | familles | padres | familias | 保護者 | ご家族',
  },
  {
    label: 'Children and young people',
    words:
      'children | kids | young people | youth | teens | teenagers | kinder | kindern | jugendliche* | junge menschen | jeunes gens | gente joven | enfants | jeunes | ninos | jovenes | 子ども | 子供',
  },
  {
    label: 'Injured people and victims of accidents',
    words:
      'injured | injury victims | accident victims | victims of | injured people | unfallopfer | geschadigte* | victimes | blesses | victimas | lesionados | 被害者',
  },
  { label: 'Seniors', words: 'seniors | older adults | elderly | older people | senioren | personnes agees | personas mayores | 高齢者' },
  { label: 'Women', words: 'women | girls | frauen | femmes | mujeres | 女性', common: true },
  { label: 'Adults', words: 'adults | erwachsene* | adultes | adultos', common: true },
  { label: 'Couples', words: 'couples | paare | parejas', common: true },
  {
    label: 'Couples and people planning a wedding',
    words: 'engaged couples | brides | weddings | newlyweds | hochzeiten | brautpaare | mariages | bodas | novios',
    common: true,
  },
  {
    label: 'People planning parties and events',
    words:
      'parties | celebrations | special occasions | birthdays | private events | event planners | hosts | gatherings | feiern | anniversaires | fiestas | celebraciones',
    common: true,
  },
  {
    label: 'Homeowners',
    words:
      'homeowners | home owners | householders | hausbesitzer* | eigentumer* | proprietaires | propietarios | residential customers | private households',
  },
  { label: 'Landlords and tenants', words: 'landlords | tenants | renters | vermieter* | mieter* | locataires | inquilinos' },
  {
    label: 'Home buyers and sellers',
    words: 'home buyers | buyers | sellers | first time buyers | kaufer* | acheteurs | vendeurs | compradores',
    common: true,
  },
  { label: 'Patients', words: 'patients | patienten | patientinnen | pacientes | 患者' },
  {
    label: 'People with disabilities',
    words:
      'disabled people | people with disabilities | disabilities | menschen mit behinderung* | personnes handicapees | personas con discapacidad | 障害者 | 障がい',
  },
  {
    label: 'Athletes and sports people',
    words: 'athletes | runners | cyclists | players | swimmers | climbers | sportler* | sportifs | deportistas | hikers | surfers | 選手',
    common: true,
  },
  {
    label: 'Pet owners',
    words:
      'pet owners | dog owners | cat owners | dog guardians | hundebesitzer* | tierhalter* | proprietaires de chiens | duenos de mascotas | pet parents | animal lovers | dog lovers | guardians | 飼い主',
  },
  {
    label: 'Nonprofits and charities',
    words:
      'nonprofits | non profits | nonprofit organizations | charities | ngos | vereine | associations a but | associations | ong | gemeinnutzige organisationen | 501 c 3',
    common: true,
  },
  {
    label: 'Volunteers',
    words: 'volunteers | volunteer with us | freiwillige | ehrenamtliche* | helfer* | benevoles | voluntarios | ボランティア',
  },
  {
    label: 'Donors and supporters',
    words:
      'donors | supporters | donate | benefactors | funders | spender* | spenden | forderer | unterstutzer* | donateurs | faire un don | donantes | dona | 寄付',
  },
  {
    label: 'Members',
    words: 'members | become a member | membership | mitglieder | mitglied werden | adherents | adherer | socios | hazte socio | 会員',
    common: true,
  },
  {
    label: 'Sponsors and partner companies',
    words: 'sponsors | become a sponsor | sponsor us | sponsoren | parrains | mecenes | patrocinadores | 協賛',
  },
  { label: 'Contributors and open source community', words: 'contributors | contribute | open source community | maintainers' },
  {
    label: 'Local residents',
    words:
      'residents | neighbours | neighbors | local community | locals | citizens | burger* | anwohner* | habitants | riverains | vecinos | ciudadanos | 市民 | 地域の皆様',
    common: true,
  },
  {
    label: 'Tourists and travellers',
    words:
      'tourists | travellers | travelers | visitors | guests | holidaymakers | urlauber* | reisende* | gaste | touristes | voyageurs | vacanciers | turistas | viajeros | 観光客 | 旅行者',
    common: true,
  },
  {
    label: 'Food lovers',
    words:
      'food lovers | foodies | gourmets | pastry lovers | connoisseurs | coffee lovers | wine lovers | feinschmecker* | amateurs de vin | gourmands | gastronomes',
  },
  {
    label: 'Art and culture lovers',
    words:
      'art lovers | music lovers | collectors | audiences | film lovers | book lovers | readers | enthusiasts | kunstinteressierte* | melomanes | aficionados | fans',
    common: true,
  },
  { label: 'Gamers', words: 'gamers | players of | spieler* | joueurs | jugadores' },
  { label: 'Investors', words: 'investors | shareholders | anleger* | investisseurs | inversores | 投資家' },
  {
    label: 'Farmers and growers',
    words: 'farmers | growers | gardeners | landwirte | bauern | agriculteurs | agricultores | 農家',
    common: true,
  },
  {
    label: 'Contractors, architects and builders',
    words: 'contractors | architects | builders | architekten | bauherren | handwerker* | architectes | arquitectos | constructoras',
    common: true,
  },
  {
    label: 'Manufacturers and industry',
    words:
      'manufacturers | industry | industrial companies | factories | industrie | fabricants | industriels | fabricantes | establecimientos | メーカー',
    common: true,
  },
  {
    label: 'Hotels and restaurants',
    words: 'hotels | restaurants | hospitality industry | gastronomie | restaurateurs',
    common: true,
  },
  {
    label: 'Public bodies',
    words:
      'governments | municipalities | local authorities | public sector | public bodies | behorden | kommunen | collectivites | ayuntamientos | administraciones publicas | 自治体',
    common: true,
  },
  {
    label: 'Doctors and clinics',
    words: 'doctors | clinicians | clinics | healthcare providers | arzte | medecins | medicos | 医療機関',
    common: true,
  },
  { label: 'Drivers and car owners', words: 'drivers | car owners | motorists | autofahrer* | automobilistes | conductores', common: true },
  {
    label: 'Refugees and migrants',
    words: 'refugees | migrants | immigrants | asylum seekers | gefluchtete* | fluchtlinge | refugies | refugiados',
  },
  {
    label: 'Homeless people and people in need',
    words:
      'homeless | people in need | low income | underserved | vulnerable | bedurftige* | obdachlose* | sans abri | personas sin hogar | 生活困窮者',
  },
  { label: 'Veterans', words: 'veterans | service members | military families' },
  { label: 'Believers and seekers', words: 'believers | worshippers | congregation | parishioners | glaubige* | fideles | fieles' },
  { label: 'Alumni', words: 'alumni | former students | ehemalige* | anciens eleves | exalumnos' },
  { label: 'Mac and iPhone users', words: 'mac users | for mac | macos | iphone | for ios', common: true },
  {
    label: 'Multilingual people and translators',
    words: 'multilingual | bilingual | translators | language learners | non native speakers | mehrsprachig* | multilingue',
  },
  { label: 'Privacy-conscious people', words: 'privacy conscious | privacy minded | privacy focused' },
  {
    label: 'Individuals',
    words: 'individuals | private customers | private individuals | privatkunden | privatpersonen | particuliers | particulares | 個人',
    common: true,
  },
];
